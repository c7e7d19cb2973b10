import { createFileRoute } from '@tanstack/react-router';
import { MyProductsScreen } from '#features/selling/my-products-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/_member/my-products')({
  staticData: pageText.myProducts,
  component: MyProductsScreen,
});
