import { useState, type ReactNode } from 'react';
import { ownOrders, reviewedOrders } from '#data/local/queries/order-queries.ts';
import type { ChatId, OrderId, UserId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ordersText as text } from '#i18n/ko/orders.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useLive } from '#session/use-live.ts';
import { tryAgain } from '#session/running-sync.ts';
import { usePulled, type Pulled } from '#session/use-pulled.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import styles from './my-orders.module.css';
import { OrderRow } from './order-row.tsx';
import { SellerIdentity } from './seller-identity.tsx';
import { formatDateTime } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { tradeMethodText } from '#i18n/ko/product-words.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';

const SIDES = ['buyerId', 'sellerId'] as const;
type Side = (typeof SIDES)[number];
/** As the address names them. */
const TAB_OF = { buyerId: 'bought', sellerId: 'sold' } as const satisfies Record<Side, string>;

interface MyOrdersScreenProps {
  readonly tab: string | undefined;
  readonly onTabChange: (tab: string) => void;
  /** What the buyer does about a sale that waits for their word. */
  readonly renderConfirm: (order: Order) => ReactNode;
  /** How the buyer of a reservation goes back on it. */
  readonly renderLeave: (order: Order) => ReactNode;
  /** 만남 확인 of an open order. */
  readonly renderMeeting: (order: Order) => ReactNode;
  /** 거래 증빙 of the conversation in which it was agreed on. */
  readonly renderProof: (chatId: ChatId) => ReactNode;
  /** What is known of the other side. */
  readonly renderStanding: (uid: UserId) => ReactNode;
}

/** /my-orders, from the device: a listener keeps it up to date. */
const kept = keptAnswer<{
  readonly orders: readonly Order[];
  readonly reviewed: ReadonlySet<string>;
} | null>((former, read) => wordsOf(former) === wordsOf(read));

const wordsOf = (read: { readonly orders: unknown; readonly reviewed: ReadonlySet<string> } | null): string =>
  JSON.stringify([read?.orders, [...(read?.reviewed ?? [])]]);

export function MyOrdersScreen({
  tab,
  onTabChange,
  renderConfirm,
  renderLeave,
  renderMeeting,
  renderProof,
  renderStanding,
}: MyOrdersScreenProps) {
  const db = useUserDatabase();
  const side = SIDES.find((known) => TAB_OF[known] === tab) ?? 'buyerId';
  const [receiptId, setReceiptId] = useState<OrderId | null>(null);
  const live = useLive(
    async () => {
      if (!db) return null;
      const [orders, reviewed] = await Promise.all([ownOrders(db), reviewedOrders(db)]);
      return { orders, reviewed };
    },
    [db],
    kept,
  );
  const own = live.kind === 'ready' ? live.value : null;
  const receipt = own?.orders.find(({ id }) => id === receiptId);
  const pulled = { buyerId: usePulled('orders:buyerId'), sellerId: usePulled('orders:sellerId') };
  const itemOf = (value: Side) => {
    const orders = own?.orders.filter((order) => order[value] === db?.uid) ?? [];
    return {
      value,
      label: text.tabs[value],
      // Nothing on this device is not nothing before the server has said so.
      count: orders.length > 0 || pulled[value] === 'pulled' ? orders.length : undefined,
      content:
        orders.length === 0 ? (
          <NoOrders side={value} pulled={pulled[value]} />
        ) : (
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow
                  order={order}
                  side={value}
                  confirm={renderConfirm(order)}
                  leave={renderLeave(order)}
                  meeting={renderMeeting(order)}
                  proof={renderProof(order.chatId)}
                  isReviewed={own?.reviewed.has(order.id) ?? false}
                  onReceipt={() => setReceiptId(order.id)}
                />
              </li>
            ))}
          </ul>
        ),
    };
  };
  return (
    <Page width="reading">
      <PageHeader title={text.title} />
      {own ? (
        <Tabs
          label={text.tabsLabel}
          items={SIDES.map(itemOf)}
          value={side}
          onValueChange={(next) => onTabChange(TAB_OF[next])}
        />
      ) : (
        <LiveState
          kind={live.kind === 'failed' ? 'failed' : 'loading'}
          words={commonText}
          failed={text.failed}
        />
      )}
      {receipt ? (
        <ReceiptSheet
          order={receipt}
          other={renderStanding(receipt.buyerId === db?.uid ? receipt.sellerId : receipt.buyerId)}
          isBuyer={receipt.buyerId === db?.uid}
          onClose={() => setReceiptId(null)}
        />
      ) : null}
    </Page>
  );
}

function NoOrders({ side, pulled }: { readonly side: Side; readonly pulled: Pulled }) {
  if (pulled !== 'pulled') {
    return <LiveState kind={pulled} words={commonText} isCompact onRetry={tryAgain} />;
  }
  return <EmptyState isCompact message={text.empty[side]} />;
}

/** What was agreed on, in figures. */
function ReceiptSheet({
  order,
  other,
  isBuyer,
  onClose,
}: {
  readonly order: Order;
  readonly other: ReactNode;
  readonly isBuyer: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text.receipt}
      description={order.snapshot.title}
      closeLabel={commonText.close}
    >
      <SpecList
        items={[
          { term: text.price, value: formatWon(order.agreedPrice) },
          { term: text.method, value: tradeMethodText[order.method] },
          { term: text.agreedAt, value: formatDateTime(order.createdAt) },
          ...(order.completedAt === null
            ? []
            : [{ term: text.completedAt, value: formatDateTime(order.completedAt) }]),
          { term: text.orderNo, value: order.id },
        ]}
      />
      <h3 className={styles.other}>{text.other}</h3>
      {other}
      {isBuyer ? <SellerIdentity orderId={order.id} /> : null}
    </Sheet>
  );
}
