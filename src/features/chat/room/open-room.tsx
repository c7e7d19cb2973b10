import { lazy, memo, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Room } from '#data/local/queries/room-queries.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { UserId } from '#domain/ids.ts';
import { mayReserve } from '#domain/order/agreed-price.ts';
import type { Order } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import type { Won } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { connection } from '#session/connection-store.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { useDocumentTitle } from '#ui/navigation/use-document-title.ts';
import type { ShownPhoto } from '#ui/overlay/photo-viewer.tsx';
import { Composer } from '../composer/composer.tsx';
import type { PhraseSet } from '../composer/quick-replies.tsx';
import { MessageActionsProvider } from '../message/message-actions-provider.tsx';
import { useRoomWarning } from '../warning/use-room-warning.tsx';
import { BlockedFoot } from './blocked-foot.tsx';
import { Conversation } from './conversation.tsx';
import { HISTORY_HEAD_PX } from './history-head.tsx';
import { RoomContext, type RoomContextValue } from './room-context.ts';
import { RoomHeader } from './room-header.tsx';
import { RoomStrip } from './room-strip.tsx';
import { createScrollKeeper } from './scroll-keeper.ts';
import { useAgreements } from './use-agreements.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useMaking } from './use-making.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useToldOf } from './use-told-of.ts';
import type { WholeRoom } from './use-opening.ts';
import styles from './open-room.module.css';

const PhotoViewer = lazy(() =>
  import('#ui/overlay/photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })),
);

/** What a warning or an opened photo changes is not in them. */
const [Head, Words, Foot] = [memo(RoomHeader), memo(Conversation), memo(Composer)];

/** Between whom a deal may come about, and about what. */
export interface DealTalk {
  /** What was agreed here, where anything was. */
  readonly order: Order | undefined;
  readonly product: Product;
  readonly other: UserId;
}

export interface OpenRoomProps extends WholeRoom {
  readonly safetyActions: ReactNode;
  readonly proofAction: ReactNode;
  readonly standing: ReactNode;
  readonly renderReport: (target: ReportTarget) => ReactNode;
  /**
   * What the two can do about the deal itself, for the price that they have agreed on if they have; below the
   * product, and of another capability.
   */
  readonly renderDeal: (talk: DealTalk, agreed: Won | null) => ReactNode;
  /** What comes of an offer that was accepted, and the way to take it up; of the same. */
  readonly renderAgreed: (talk: DealTalk, onReserve: () => void) => ReactNode;
  /** What the seller is asked who takes it up. It outlives the message, which may leave the screen. */
  readonly renderReserving: (talk: DealTalk, price: Won, onClose: () => void) => ReactNode;
}

/** A conversation: with whom and about what, what was said, and the box to say more. */
export function OpenRoom({
  room,
  safetyActions,
  proofAction,
  standing,
  renderReport,
  renderDeal,
  renderAgreed,
  renderReserving,
  conversation,
  product,
  profile,
  order,
  isBlocked,
}: OpenRoomProps) {
  const name = profile?.nickname || chatText.list.unknownPerson;
  useMarkRead(room, conversation.messages);
  useToldOf(room.id);
  useDocumentTitle(name);

  const frame = useRef<HTMLDivElement>(null);
  useKeyboardRoom(frame);
  const [photo, setPhoto] = useState<ShownPhoto | null>(null);
  const [keeper] = useState(() => createScrollKeeper(HISTORY_HEAD_PX));
  const [reserving, setReserving] = useState<Won | null>(null);
  const db = useUserDatabase();
  const me = db?.uid;
  const warning = useRoomWarning(db, room, conversation.messages, safetyActions);
  const { beforeAnswer, isLeftToMessage } = warning;
  const { making, make } = useMaking(beforeAnswer, !isBlocked);
  const makeAppointment = useCallback(() => make({ kind: 'appointment', instead: null }), [make]);
  const { other } = room;
  const messages = conversation.messages ?? [];
  const { agreed, replaced } = useAgreements(messages, product, order);
  const context = useMemo<RoomContextValue>(
    () => ({
      product,
      mayAnswer: !isBlocked,
      isReplaced: (appointment) => replaced.split(' ').includes(appointment),
      proposeInstead: (instead) => {
        const { kind } = instead.content;
        if (kind === 'offer' || kind === 'appointment') make({ kind, instead });
      },
      renderAgreed: (price) =>
        product ? renderAgreed({ order, product, other }, () => setReserving(price)) : null,
      reserveAt: (price) => {
        const isOwn = product !== undefined && product.sellerId === me;
        if (isOwn && mayReserve({ product, order }) && connection.get().kind !== 'offline') {
          setReserving(price);
        }
      },
      openPhoto: setPhoto,
      beforeAnswer,
      isLeftToMessage,
    }),
    [product, isBlocked, replaced, renderAgreed, order, other, me, make, beforeAnswer, isLeftToMessage],
  );

  return (
    <RoomContext value={context}>
      <MessageActionsProvider renderReport={renderReport}>
        <div ref={frame} className={styles.room}>
          <Head
            name={name}
            photoUrl={profile?.photoUrl ?? null}
            productId={room.productId}
            other={room.other}
            safetyActions={safetyActions}
            proofAction={proofAction}
            standing={standing}
            onMakeAppointment={isBlocked ? null : makeAppointment}
          />
          <RoomStrip
            productId={room.productId}
            product={product}
            order={order}
            agreed={agreed}
            deal={product ? renderDeal({ order, product, other }, agreed) : null}
            warning={warning.card}
          />
          <Words
            room={room}
            view={conversation}
            name={name}
            photoUrl={profile?.photoUrl ?? null}
            keeper={keeper}
          />
          {isBlocked ? (
            <BlockedFoot>{safetyActions}</BlockedFoot>
          ) : (
            <Foot
              room={room}
              phrases={phrasesFor(conversation.messages, room, product)}
              rewritten={messages.filter(isRewrittenYet).length}
              making={making}
              onMake={make}
              onSent={keeper.toNewest}
            />
          )}
        </div>
        {warning.step}
        {reserving !== null && product
          ? renderReserving({ order, product, other }, reserving, () => setReserving(null))
          : null}
        {photo === null ? null : (
          <Suspense>
            <PhotoViewer
              photos={[photo]}
              label={chatText.photo.viewer}
              closeLabel={commonText.close}
              onClose={() => setPhoto(null)}
            />
          </Suspense>
        )}
      </MessageActionsProvider>
    </RoomContext>
  );
}

/** Nobody knows yet which of its words the server has. */
const isRewrittenYet = ({ isRewritten, delivery }: Message): boolean =>
  isRewritten === true && delivery.kind !== 'sent';

/**
 * Sentences to choose from when the other side spoke last, or nobody has; nothing while one's own words hang
 * in the air.
 */
function phrasesFor(
  messages: readonly Message[] | null,
  room: Room,
  product: Product | undefined,
): PhraseSet | null {
  if (messages === null) return null;
  const newest = messages.at(-1);
  if (newest !== undefined && newest.sender !== room.other) return null;
  if (messages.some((message) => message.sender !== room.other)) return 'going';
  return product !== undefined && product.sellerId !== room.other ? 'answering' : 'asking';
}
