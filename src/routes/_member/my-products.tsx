import { createFileRoute } from '@tanstack/react-router';
import { MyProductsScreen } from '#features/selling/my-products-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { tabParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/_member/my-products')({
  staticData: pageText.myProducts,
  validateSearch: tabParam,
  component: MyProducts,
});

function MyProducts() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: string) => void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <MyProductsScreen tab={tab} onTabChange={open} />;
}
