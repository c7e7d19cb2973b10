import { createFileRoute } from '@tanstack/react-router';
import { parseChatId } from '#domain/ids.ts';
import { ChatRoomPage, type ChatRoomPageProps } from '#features/chat/room/chat-room-page.tsx';
import { readRoomAhead } from '#features/chat/room/room-ahead.ts';
import { MeetingButton } from '#features/meeting/meeting-button.tsx';
import { ProofButton } from '#features/proof/proof-button.tsx';
import { PersonActions } from '#features/safety/person-actions.tsx';
import { ReportButton } from '#features/safety/report-button.tsx';
import { AgreedPrice, Reserving } from '#features/selling/agreed-price.tsx';
import { DealBar } from '#features/selling/deal-bar.tsx';
import { Standing } from '#features/trust/standing.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { termParam } from '../../-search/text-param.ts';

export const Route = createFileRoute('/_member/chat/$chatId')({
  staticData: { ...pageText.chat, isFullHeight: true, hasBottomNav: false },
  validateSearch: termParam,
  loader: ({ params }) => readRoomAhead(parseChatId(params.chatId)),
  // What was read at an earlier visit is read anew.
  gcTime: 0,
  component: ChatRoom,
});

/** Made once: a room that is drawn anew finds them as they were. */
const slots: Omit<ChatRoomPageProps, 'chatId'> = {
  renderSafety: (other) => <PersonActions person={other} />,
  renderProof: (id) => <ProofButton chatId={id} isFullWidth />,
  renderStanding: (other) => <Standing uid={other} />,
  renderReport: (target) => <ReportButton target={target} look="quiet" />,
  renderDeal: (talk, agreed) => (
    <DealBar {...talk} agreed={agreed} meeting={<MeetingButton order={talk.order} />} />
  ),
  renderAgreed: (talk, onReserve) => <AgreedPrice {...talk} onReserve={onReserve} />,
  renderReserving: (talk, price, onClose) => <Reserving {...talk} price={price} onClose={onClose} />,
};

function ChatRoom() {
  return <ChatRoomPage chatId={parseChatId(Route.useParams().chatId)} {...slots} />;
}
