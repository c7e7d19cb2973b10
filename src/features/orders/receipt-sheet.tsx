import { formatDateTime } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { Order } from '#domain/order/order.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ordersText as text } from '#i18n/ko/orders.ts';
import { tradeMethodText } from '#i18n/ko/product-words.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';

/** What was agreed on, in figures. */
export function ReceiptSheet({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
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
    </Sheet>
  );
}
