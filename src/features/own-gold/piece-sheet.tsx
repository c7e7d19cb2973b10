import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { photoOf } from '#data/local/queries/own-gold-queries.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { goldRangeOf, worthOf } from '#domain/gold/value-range.ts';
import { formatGrams, formatWeight } from '#domain/gold/weight.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { won } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ownGoldText as text } from '#i18n/ko/own-gold.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { draftExchange, draftListing, hasListingDraft } from '#services/own-gold/hand-over.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { deletePiece, type OwnGold } from '#sync/commands/keep-own-gold.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { Assumptions } from './assumptions.tsx';
import styles from './own-gold.module.css';
import { PiecePhoto } from './piece-photo.tsx';
import { gainText, rangeText } from './range-text.ts';
import { SellingWays } from './selling-ways.tsx';
import { tellOfRemoval } from './tell-of-removal.ts';
import type { GoldBasis } from './use-gold-basis.ts';

export interface PieceSheetProps {
  readonly gold: OwnGold;
  readonly piece: OwnPiece;
  readonly basis: GoldBasis;
  readonly onEdit: () => void;
  /** It is about to go from the list. */
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** One piece: its worth and what widens it, three ways to part with it, and the steps into two of them. */
export function PieceSheet({ gold, piece, basis, onEdit, onRemove, onClose }: PieceSheetProps) {
  const remove = async () => {
    onRemove();
    onClose();
    await tellOfRemoval(() => deletePiece(gold, piece.id));
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={piece.name}
      description={`${categoryText[piece.category]} · ${purityText[piece.purity]} · ${text.stamp[piece.stamp]} · ${formatWeight(piece.weight)}`}
      closeLabel={commonText.close}
    >
      <div className={styles.sheet}>
        <PiecePhoto gold={gold} piece={piece} alt={text.photo(piece.name)} isLarge />
        <Worth piece={piece} basis={basis} />
        <HandOver gold={gold} piece={piece} />
        <div className={styles.buttons}>
          <Button variant="secondary" size="small" onClick={onEdit}>
            {text.act.edit}
          </Button>
          <AskingButton
            variant="quietDanger"
            size="small"
            label={text.act.remove}
            question={{ title: text.act.removeTitle, body: text.act.removeBody, no: commonText.cancel }}
            isDanger
            onYes={() => void remove()}
          />
        </div>
      </div>
    </Sheet>
  );
}

function Worth({ piece, basis }: Pick<PieceSheetProps, 'piece' | 'basis'>) {
  const { price, table, isOld } = basis;
  const range = goldRangeOf(piece);
  if (!price) return <Notice tone="info">{text.total.none}</Notice>;
  if (!range.ok) return <Notice tone="info">{text.noWorth}</Notice>;
  const worth = worthOf(range.value, price.sellPerGram);
  const { paid } = piece;
  return (
    <>
      <div>
        <div className={styles.totalHead}>
          <h3 className={styles.totalTitle}>{text.worth}</h3>
          <span className={`${styles.small} tabular`}>{text.total.asOf(formatDay(price.date))}</span>
        </div>
        <p className={`${styles.totalWorth} tabular`}>{rangeText(worth)}</p>
        {paid === null ? null : (
          <p className="tabular">
            {text.gain.label}{' '}
            <strong>{gainText({ low: won(worth.low - paid), high: won(worth.high - paid) })}</strong>
            <span className={styles.small}>{text.paid(formatWon(paid))}</span>
          </p>
        )}
        {isOld ? <p className={styles.small}>{text.total.old(formatDay(price.date))}</p> : null}
      </div>
      <SellingWays piece={piece} range={range.value} price={price} table={table} />
      <Assumptions assumptions={range.value.assumptions} price={price} />
    </>
  );
}

/** What the desk cannot see of a line: which piece it is, and what else a scale would show. */
const noteOf = ({ name, hasStones, stoneWeight }: OwnPiece): string =>
  hasStones ? text.act.withStones(name, stoneWeight ? formatGrams(stoneWeight) : null) : name;

/** The two ways that begin in this app; each leaves a draft on this device, which its owner sends or does not. */
function HandOver({ gold, piece }: Pick<PieceSheetProps, 'gold' | 'piece'>) {
  const session = useSession();
  const user = useUserDatabase();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isStillThere = useStillThere();
  if (session.kind !== 'signed_in' || !user) {
    return (
      <Notice tone="info">
        <p>{text.act.login}</p>
        <Link to="/login" search={{ redirect: '/my-gold' }} className={buttonClass({ variant: 'secondary' })}>
          {text.act.toLogin}
        </Link>
      </Notice>
    );
  }
  if (!session.isEmailVerified) {
    return (
      <Notice tone="info">
        <p>{text.act.verify}</p>
        <Link
          to="/verify-email"
          search={{ redirect: '/my-gold' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {text.act.toVerify}
        </Link>
      </Notice>
    );
  }
  const say = (title: string) => void toasts.show({ title, tone: 'error' });
  const lead = async (title: string, to: '/sell' | '/gold-exchange') => {
    // Whoever has closed the sheet meanwhile is left where they are.
    const clickAction = isStillThere() ? undefined : to;
    toasts.show({ title, tone: 'ok', clickAction });
    if (isStillThere()) await navigate({ to });
  };
  const list = async () => {
    const photo = piece.hasPhoto ? await photoOf(gold.db, gold.owner, piece.id) : null;
    const words = piece.stamp === 'unstated' ? '' : text.act.description(text.stamp[piece.stamp]);
    const drafted = await draftListing(user, piece, photo, words);
    if (!drafted.ok) return say(text.act.notStored);
    return lead(text.act.listed, '/sell');
  };
  const exchange = async () => {
    const drafted = await draftExchange(user, piece, noteOf(piece));
    if (!drafted.ok) {
      return say(drafted.code === 'full' ? text.act.exchangeFull : text.act.notStored);
    }
    return lead(text.act.exchanged, '/gold-exchange');
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.error('the draft of a piece was not made', error);
      say(commonText.unknownFailure);
    }
    setBusy(false);
  };
  const wishToList = async () => {
    if (await hasListingDraft(user)) setAsking(true);
    else await list();
  };
  return (
    <div className={styles.buttons}>
      <Button isLoading={isBusy} onClick={() => void run(wishToList)}>
        {text.act.list}
      </Button>
      <Button variant="secondary" isLoading={isBusy} onClick={() => void run(exchange)}>
        {text.act.exchange}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.act.replaceTitle}
        body={text.act.replaceBody}
        confirmLabel={text.act.replace}
        cancelLabel={text.act.keepDraft}
        isDanger
        onConfirm={() => {
          setAsking(false);
          void run(list);
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
