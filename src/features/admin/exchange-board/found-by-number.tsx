import type { ReactNode } from 'react';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { useExchangesByNumber } from '#services/desk/use-exchange-desk.ts';
import { Section } from '#ui/layout/section.tsx';
import { LiveGate } from '../desk/live-gate.tsx';
import { Tiles, type TilesProps } from './tiles.tsx';

export interface FoundByNumberProps extends TilesProps {
  readonly words: string;
  /** What the board has found already. */
  readonly known: readonly GoldExchange[];
  /** Where neither has found anything. */
  readonly nothing: ReactNode;
}

/** What the server knows by a number, however old it is, beyond what the board holds. */
export function FoundByNumber({ words, known, nothing, ...rest }: FoundByNumberProps) {
  const found = useExchangesByNumber(words);
  return (
    <LiveGate live={found} failed={text.failed} denied={text.denied} offline={text.offline}>
      {(rows) => {
        const older = rows.filter(({ id }) => known.every((exchange) => exchange.id !== id));
        if (older.length === 0) return known.length === 0 ? nothing : null;
        return (
          <Section title={text.older}>
            <Tiles exchanges={older} isAlone {...rest} />
          </Section>
        );
      }}
    </LiveGate>
  );
}
