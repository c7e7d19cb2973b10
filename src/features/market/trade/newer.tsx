import { productsByIds } from '#data/local/queries/product-queries.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import type { ProductId } from '#domain/ids.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import styles from './newer.module.css';

export interface NewerProps {
  readonly later: readonly ProductId[];
  readonly shown: readonly ProductId[];
  readonly onShow: () => void;
}

/**
 * What has come meanwhile is said, and shown when somebody wants it: nothing moves by itself. What somebody
 * blocked offers is no news.
 */
export function Newer({ later, shown, onShow }: NewerProps) {
  const ids = later.filter((id) => !shown.includes(id));
  // With each that comes there are more of them: the button stands meanwhile.
  const live = useLasting(
    useUnblocked(
      async (db, hidden) =>
        (await productsByIds(db, ids)).filter(({ sellerId }) => !hidden.has(sellerId)).length,
      [ids.join(' ')],
    ),
  );
  const count = live.kind === 'ready' ? live.value : 0;
  if (count === 0) return null;
  return (
    <div className={styles.newer} role="status">
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          onShow();
          window.scrollTo({ top: 0 });
        }}
      >
        {tradeText.newer(groupThousands(count))}
      </Button>
    </div>
  );
}
