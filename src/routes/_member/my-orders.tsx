import { createFileRoute } from '@tanstack/react-router';
import { MeetingButton } from '#features/meeting/meeting-button.tsx';
import { MyOrdersScreen } from '#features/orders/my-orders-screen.tsx';
import { ProofButton } from '#features/proof/proof-button.tsx';
import { ConfirmBar } from '#features/selling/confirm-bar.tsx';
import { LeaveButton } from '#features/selling/leave-button.tsx';
import { Standing } from '#features/trust/standing.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { tabParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/_member/my-orders')({
  staticData: pageText.myOrders,
  validateSearch: tabParam,
  component: MyOrders,
});

function MyOrders() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: string) => void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return (
    <MyOrdersScreen
      tab={tab}
      onTabChange={open}
      renderConfirm={(order) => <ConfirmBar order={order} />}
      renderLeave={(order) => <LeaveButton productId={order.productId} />}
      renderMeeting={(order) => <MeetingButton order={order} />}
      renderProof={(chatId) => <ProofButton chatId={chatId} />}
      renderStanding={(uid) => <Standing uid={uid} />}
    />
  );
}
