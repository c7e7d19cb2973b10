import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { Store } from '#domain/store/store.ts';
import type { Millis } from '#domain/units.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import styles from './board.module.css';
import { ExchangeTile } from './exchange-tile.tsx';

/** What every list of the board is drawn with. */
export interface TilesProps {
  readonly stores: readonly Store[];
  readonly now: Millis;
  readonly onOpen: (id: string) => void;
}

interface TileListProps extends TilesProps {
  readonly exchanges: readonly GoldExchange[];
  readonly isToday?: boolean;
  readonly isAlone?: boolean;
}

export function Tiles({ exchanges, stores, now, isToday = false, isAlone = false, onOpen }: TileListProps) {
  return (
    <ul className={styles.tiles}>
      {exchanges.map((exchange) => (
        <li key={exchange.id}>
          <ExchangeTile
            {...{ exchange, now, isToday, isAlone }}
            storeName={stores.find(({ id }) => id === exchange.storeId)?.name ?? myExchangesText.unknownStore}
            onOpen={() => onOpen(exchange.id)}
          />
        </li>
      ))}
    </ul>
  );
}
