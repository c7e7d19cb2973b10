import type { OwnTarget } from '#data/local/queries/target-queries.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { commonText } from '#i18n/ko/common.ts';
import { priceTargetsText as text } from '#i18n/ko/price-targets.ts';
import type { Live } from '#session/use-live.ts';
import { usePulled } from '#session/use-pulled.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './gold-price.module.css';
import { keepPriceTarget } from './use-price-targets.ts';

export interface TargetListProps {
  readonly db: OwnDatabase;
  readonly targets: Live<readonly OwnTarget[]>;
}

/** The targets that are set, what still waits to be sent among them. */
export function TargetList({ db, targets }: TargetListProps) {
  const pulled = usePulled('priceTargets');
  if (targets.kind !== 'ready') {
    return <LiveState kind={targets.kind} words={commonText} failed={text.failed} isCompact />;
  }
  if (targets.value.length === 0) {
    if (pulled === 'loading') {
      return <LiveState kind="loading" words={commonText} skeleton={{ count: 1 }} isCompact />;
    }
    return <EmptyState message={pulled === 'offline' ? text.notHere : text.empty} isCompact />;
  }
  return (
    <ul className={styles.targets} aria-label={text.list}>
      {targets.value.map((target) => (
        <Row key={target.id} db={db} target={target} />
      ))}
    </ul>
  );
}

function Row({ db, target }: { readonly db: OwnDatabase; readonly target: OwnTarget }) {
  const goal = text.goal[target.direction](text.side[target.side], formatWon(target.perDon));
  const remove = async () => {
    const refusal = await keepPriceTarget(db, target, false);
    // Two presses are told of once.
    const tag = `target ${target.id}`;
    if (refusal === null) toasts.show({ title: text.removed, tone: 'ok', tag });
    else toasts.show({ title: text.notKept, tone: 'error', tag });
  };
  return (
    <li className={styles.target}>
      <span className={styles.goal}>
        <span className="tabular">{goal}</span>
        {target.isWaiting ? <span className={styles.hint}>{text.waiting}</span> : null}
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={text.removeNamed(goal)}
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          void remove();
        }}
      >
        {text.remove}
      </Button>
    </li>
  );
}
