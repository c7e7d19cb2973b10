import { createFileRoute } from '@tanstack/react-router';
import { MeetingButton } from '#features/meeting/meeting-button.tsx';
import { MyOrdersScreen } from '#features/orders/my-orders-screen.tsx';
import { ProofButton } from '#features/proof/proof-button.tsx';
import { ConfirmBar } from '#features/selling/confirm-bar.tsx';
import { Standing } from '#features/trust/standing.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/_member/my-orders')({
  staticData: pageText.myOrders,
  component: MyOrders,
});

function MyOrders() {
  return (
    <MyOrdersScreen
      renderConfirm={(order) => <ConfirmBar order={order} />}
      renderMeeting={(order) => <MeetingButton order={order} />}
      renderProof={(chatId) => <ProofButton chatId={chatId} />}
      renderStanding={(uid) => <Standing uid={uid} />}
    />
  );
}
