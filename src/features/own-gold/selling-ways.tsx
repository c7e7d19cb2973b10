import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { listingsSeen } from '#data/local/queries/own-gold-queries.ts';
import { formatDay, formatDate } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { comparablesOf } from '#domain/gold/comparable-listings.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { exchangedForBar, soldAtStore, soldToMember } from '#domain/gold/selling-ways.ts';
import type { GoldRange } from '#domain/gold/value-range.ts';
import { formatGrams, formatWeight } from '#domain/gold/weight.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import type { PieceProblem } from '#domain/own-gold/piece-form.ts';
import { priceOf } from '#domain/product/listing-form.ts';
import { ok, type Result } from '#domain/result.ts';
import { milligrams, won, type Won } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { honestValueText } from '#i18n/ko/honest-value.ts';
import { moneyText } from '#i18n/ko/money.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import styles from './own-gold.module.css';
import { rangeText } from './range-text.ts';

const text = ownGoldText.ways;

export interface SellingWaysProps {
  readonly piece: OwnPiece;
  readonly range: GoldRange;
  readonly price: GoldPrice;
  readonly table: FeeTable;
}

/** The same piece sold at a store, to another member, and exchanged for a bar, side by side. */
export function SellingWays(props: SellingWaysProps) {
  return (
    <section aria-labelledby="selling-ways" className={styles.waysSection}>
      <h3 id="selling-ways" className={styles.waysTitle}>
        {text.title}
      </h3>
      <p className={styles.hint}>{text.lead}</p>
      <div className={styles.ways}>
        <Store {...props} />
        <Member {...props} />
        <Exchange {...props} />
      </div>
      <p className={styles.small}>{text.vat}</p>
    </section>
  );
}

interface WayProps {
  readonly title: string;
  readonly amounts: readonly { readonly name: string; readonly amount: string }[];
  readonly children: ReactNode;
}

function Way({ title, amounts, children }: WayProps) {
  return (
    <section className={`${cardClass({ isSnug: true })} ${styles.way}`} aria-label={title}>
      <h4 className={styles.wayTitle}>{title}</h4>
      <dl className={styles.amounts}>
        {amounts.map(({ name, amount }) => (
          <div key={name}>
            {name === '' ? null : <dt className={styles.small}>{name}</dt>}
            <dd className={`${styles.worth} tabular`}>{amount}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

function Store({ piece, range, price }: SellingWaysProps) {
  const [asked, setAsked] = useState('');
  const named = feeNamed(asked);
  const told = named.ok ? named.value : null;
  const way = soldAtStore(piece, range, price, told);
  const { fee } = way;
  return (
    <Way
      title={text.store.title}
      amounts={[
        { name: text.store.included, amount: rangeText(way.vatIncluded) },
        { name: text.store.added, amount: rangeText(way.vatAdded) },
      ]}
    >
      <p className={styles.small}>
        {/* A store may take nothing of what has neither stamp nor paper. */}
        {fee.high === 0 && told === null ? text.store.noFee : text.store.fee(rangeText(fee))}{' '}
        {way.refining > 0 ? text.store.refining(way.refining) : ''}
      </p>
      <NumberField
        label={text.store.asked}
        isWhole
        trailing={moneyText.won}
        hint={text.store.askedHint}
        value={asked}
        error={named.ok ? null : ownGoldText.problem[named.code]}
        onValueChange={setAsked}
      />
      <p className={styles.source}>{text.store.source}</p>
    </Way>
  );
}

/** What a store has told, nothing where it was not asked; a store may take nothing. */
function feeNamed(asked: string): Result<Won | null, PieceProblem> {
  if (asked.trim() === '') return ok(null);
  return /^0+원?$/.test(asked.trim()) ? ok(won(0)) : priceOf(asked);
}

function Member({ piece, range }: SellingWaysProps) {
  const live = useUnblocked(
    async (db, hidden) => comparablesOf(piece, await listingsSeen(db, hidden, piece.owner)),
    [piece],
  );
  if (live.kind !== 'ready') {
    return (
      <Way title={text.member.title} amounts={[]}>
        <p className={styles.small}>
          {live.kind === 'loading' ? commonText.loading : commonText.unknownFailure}
        </p>
      </Way>
    );
  }
  const found = live.value;
  if (!found) {
    return (
      <Way title={text.member.title} amounts={[]}>
        <p className={styles.small}>{text.member.none}</p>
        <Link to="/trade" className={styles.link}>
          {text.member.browse}
        </Link>
      </Way>
    );
  }
  return (
    <Way title={text.member.title} amounts={[{ name: '', amount: rangeText(soldToMember(range, found)) }]}>
      <p className={styles.small}>{text.member.basis(found.count, formatDate(found.newestAt))}</p>
      <p className={styles.small}>
        {text.member.asking} {found.isSameKind ? '' : text.member.otherKinds}
      </p>
      <p className={styles.source}>{text.member.noVat}</p>
    </Way>
  );
}

function Exchange({ piece, range, price, table }: SellingWaysProps) {
  const way = exchangedForBar(piece, range, price, table);
  if (!way) {
    return (
      <Way title={text.exchange.title} amounts={[]}>
        <p className={styles.small}>{text.exchange.none}</p>
      </Way>
    );
  }
  const { bar, fee, left, newBar } = way;
  const rest = { low: milligrams(Math.max(0, left.low)), high: milligrams(Math.max(0, left.high)) };
  return (
    <Way
      title={text.exchange.title}
      amounts={[
        { name: text.exchange.included, amount: rangeText(way.vatIncluded) },
        { name: text.exchange.added, amount: rangeText(way.vatAdded) },
      ]}
    >
      <p className={styles.small}>
        <strong>{text.exchange.bar(formatWeight(bar))}</strong>{' '}
        {text.exchange.left(honestValueText.range(formatGrams(rest.low), formatGrams(rest.high)))}
      </p>
      {left.low < 0 ? (
        <p className={styles.small}>{text.exchange.missing(formatGrams(milligrams(-left.low)))}</p>
      ) : null}
      <p className={styles.small}>
        {text.exchange.newBar(formatWon(newBar.withVat), formatWon(newBar.withoutVat))}
      </p>
      <p className={styles.source}>{text.exchange.fee(formatWon(fee), formatDay(table.effectiveFrom))}</p>
    </Way>
  );
}
