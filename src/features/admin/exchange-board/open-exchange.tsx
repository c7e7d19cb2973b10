import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { ExchangeId, UserId } from '#domain/ids.ts';
import type { Store } from '#domain/store/store.ts';
import { useExchange } from '#services/desk/use-exchange-desk.ts';
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
  return shown ? <DetailSheet exchange={shown} {...rest} /> : null;
}

const newer = (a: GoldExchange | undefined, b: GoldExchange | undefined): GoldExchange | undefined =>
  a && b ? (b.version > a.version ? b : a) : (a ?? b);
