import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ExchangeId, UserId } from '#domain/ids.ts';
import type { Store } from '#domain/store/store.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useExchange } from '#services/desk/use-exchange-desk.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { DetailSheet } from './detail-sheet.tsx';

export interface OpenExchangeProps {
  readonly id: ExchangeId;
  /** As the board has it, which may be a moment behind, or not at all: it holds pages. */
  readonly known: GoldExchange | undefined;
  readonly me: UserId;
  readonly stores: readonly Store[];
  readonly onClose: () => void;
}

/** The sheet of one exchange, which follows it by itself: between two lists it is in neither for a moment. */
export function OpenExchange({ id, known, ...rest }: OpenExchangeProps) {
  const live = useExchange(id);
  const followed = live.kind === 'ready' ? live.rows[0] : undefined;
  const shown = newer(followed, known);
  if (shown) return <DetailSheet exchange={shown} {...rest} />;
  switch (live.kind) {
    case 'loading':
      return null;
    case 'ready':
      return <NoExchange onClose={rest.onClose}>{text.detail.missing}</NoExchange>;
    case 'offline':
      return <NoExchange onClose={rest.onClose}>{text.offline}</NoExchange>;
    case 'failed':
      return <NoExchange onClose={rest.onClose}>{text.detail.failed}</NoExchange>;
  }
}

export interface NoExchangeProps {
  readonly onClose: () => void;
  readonly children: string;
}

/** In the place of the sheet that an address names, why there is none. */
export function NoExchange({ onClose, children }: NoExchangeProps) {
  return (
    <Sheet isOpen onClose={onClose} title={text.detail.title} closeLabel={commonText.close}>
      <EmptyState isCompact message={children} />
    </Sheet>
  );
}

const newer = (a: GoldExchange | undefined, b: GoldExchange | undefined): GoldExchange | undefined =>
  a && b ? (b.version > a.version ? b : a) : (a ?? b);
