import { formatShortDay } from '#domain/format/format-short-day.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { worthOfPiece } from '#domain/own-gold/own-worth.ts';
import { won } from '#domain/units.ts';
import { ownGoldText as text } from '#i18n/ko/own-gold.ts';
import { pricePositionText, purityText } from '#i18n/ko/product-words.ts';
import type { OwnGold } from '#sync/commands/keep-own-gold.ts';
import { ListRow } from '#ui/display/list-row.tsx';
import styles from './own-gold.module.css';
import { PiecePhoto } from './piece-photo.tsx';
import { gainText, rangeText } from './range-text.ts';

export interface PieceRowProps {
  readonly gold: OwnGold;
  readonly piece: OwnPiece;
  readonly price: GoldPrice | null;
  readonly onOpen: (row: HTMLElement) => void;
}

/** One piece in the list, with its worth and the day of the price it is reckoned by. */
export function PieceRow({ gold, piece, price, onOpen }: PieceRowProps) {
  const worth = price ? worthOfPiece(piece, price.sellPerGram) : null;
  const { paid } = piece;
  return (
    <ListRow
      size="small"
      picture={<PiecePhoto gold={gold} piece={piece} alt="" />}
      title={
        <button
          type="button"
          className={styles.name}
          aria-label={text.open(piece.name)}
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          {piece.name}
        </button>
      }
      meta={
        <span className="tabular">{`${purityText[piece.purity]} · ${text.stamp[piece.stamp]} · ${formatWeight(piece.weight)}`}</span>
      }
    >
      {price && worth?.ok ? (
        <p className={`${styles.worth} tabular`}>
          {rangeText(worth.value)}{' '}
          <span className={styles.small}>{pricePositionText.of(formatShortDay(price.date))}</span>
        </p>
      ) : null}
      {worth && !worth.ok ? <p className={styles.small}>{text.noWorth}</p> : null}
      {worth?.ok && paid !== null ? (
        <p className={`${styles.small} tabular`}>
          {`${text.gain.label} ${gainText({ low: won(worth.value.low - paid), high: won(worth.value.high - paid) })}`}
        </p>
      ) : null}
    </ListRow>
  );
}
