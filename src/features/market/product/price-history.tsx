import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { formatDate } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { priceStepsOf, type PriceStep } from '#domain/product/price-history.ts';
import type { Product } from '#domain/product/product.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/layout/section.tsx';
import styles from './price-history.module.css';

const text = productPageText.history;

/** What a listing cost before; nothing where the price never changed. */
export function PriceHistory({ product }: { readonly product: Product }) {
  const steps = priceStepsOf(product);
  if (steps.length < 2) return null;
  return (
    <Section title={text.title}>
      <ol className={styles.steps}>
        {steps.toReversed().map((step, index) => (
          <li key={step.at} className={styles.step}>
            <span className={`${styles.date} tabular`}>{formatDate(step.at)}</span>
            <span className={classNames(styles.price, 'tabular', index === 0 && styles.now)}>
              {formatWon(step.price)}
            </span>
            <Change step={step} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Change({ step: { change } }: { readonly step: PriceStep }) {
  if (change === null) return <span className={styles.change}>{text.first}</span>;
  const isDown = change < 0;
  const Icon = isDown ? ArrowDown : ArrowUp;
  const amount = formatWon(Math.abs(change));
  return (
    <span className={classNames(styles.change, 'tabular', isDown && styles.down)}>
      <Icon size={14} aria-hidden="true" />
      {isDown ? text.down(amount) : text.up(amount)}
    </span>
  );
}
