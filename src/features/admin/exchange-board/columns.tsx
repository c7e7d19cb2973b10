import { useState } from 'react';
import { EXCHANGE_STATUSES, type ExchangeStatus, type GoldExchange } from '#domain/exchange/exchange.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { exchangeStatusText } from '#i18n/ko/exchange-words.ts';
import { Chip, ChipRow } from '#ui/action/chip.tsx';
import { useMedia } from '#ui/use-media.ts';
import styles from './board.module.css';
import { boardOf } from './board.ts';
import { Tiles, type TilesProps } from './tiles.tsx';

export interface ColumnsProps extends TilesProps {
  readonly exchanges: readonly GoldExchange[];
  /** Whether the board has been told which there are in a state. */
  readonly isKnown: (status: ExchangeStatus) => boolean;
  /** Whether the board holds but a page of those in a state, so that their number is not the whole. */
  readonly isPart: (status: ExchangeStatus) => boolean;
}

/** Side by side where there is room, one at a time on a phone. */
export function Columns({ exchanges, isKnown, isPart, ...rest }: ColumnsProps) {
  const board = boardOf(exchanges);
  const isWide = useMedia('(width >= 56.25em)');
  const [chosen, setChosen] = useState<ExchangeStatus>('requested');
  const shown = isWide ? EXCHANGE_STATUSES : [chosen];
  const nameOf = (status: ExchangeStatus): string => {
    if (!isKnown(status)) return exchangeStatusText[status];
    const words = isPart(status) ? text.columnPart : text.columnCount;
    return words(exchangeStatusText[status], board[status].length);
  };
  return (
    <section aria-label={text.columns} className={styles.board}>
      {isWide ? null : (
        <ChipRow label={text.choose}>
          {EXCHANGE_STATUSES.map((status) => (
            <Chip key={status} isSelected={status === chosen} onToggle={() => setChosen(status)}>
              {nameOf(status)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={styles.columns}>
        {shown.map((status) => (
          <section key={status} className={styles.column} aria-label={exchangeStatusText[status]}>
            <h2 className={styles.columnName}>{nameOf(status)}</h2>
            {board[status].length === 0 ? (
              <p className={styles.quiet}>{isKnown(status) ? text.emptyColumn : text.unknownColumn}</p>
            ) : (
              <Tiles exchanges={board[status]} {...rest} />
            )}
          </section>
        ))}
      </div>
    </section>
  );
}
