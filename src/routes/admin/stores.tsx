import { createFileRoute, useRouter } from '@tanstack/react-router';
import { DeskStoresScreen } from '#features/admin/stores/desk-stores-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { pathBeneath } from '#ui/navigation/paths-beside.ts';
import { present, textParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/admin/stores')({
  staticData: pageText.adminStores,
  /** `id`: the store whose form is open, `new` for one more. */
  validateSearch: (search: Record<string, unknown>) => present({ id: textParam(search['id']) }),
  component: AdminStores,
});

function AdminStores() {
  const { id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const edit = (next: string | undefined) => {
    // Back from the list does not open the form anew.
    if (next === undefined && pathBeneath() === '/admin/stores') history.back();
    else void navigate({ search: present({ id: next }), replace: next === undefined });
  };
  return <DeskStoresScreen editing={id} onEdit={edit} />;
}
