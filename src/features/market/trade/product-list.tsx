import {
  memo,
  useLayoutEffect,
  useMemo,
  type CSSProperties,
  type ReactNode,
  type Ref,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua';
import type { Product } from '#domain/product/product.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { useMedia } from '#ui/use-media.ts';
import { PRODUCT_ROW_PX, ProductRow } from '../listing/product-row.tsx';
import type { FormerPlace } from './use-former-place.ts';
import type { Today } from './use-trade-list.ts';
import styles from './product-list.module.css';

/** Two listings side by side from here on. */
const TWO_ABREAST = '(width >= 70em)';
/** Pictures that are on the screen before anybody scrolls. */
const ABOVE_THE_FOLD = 4;
/**
 * Lines of a phone's first screen: drawn with the rest of it, and not in one go once the screen has been
 * measured.
 */
const FIRST_LINES = 6;

/** The list is drawn anew with every height that is measured; its rows are not. */
const Row = memo(ProductRow);

export interface ProductListProps {
  readonly products: readonly Product[];
  readonly place: FormerPlace;
  readonly today: Today;
}

/** Any number of listings; only those near the screen are in the page. */
export function ProductList({ products, place, today: { gold, now } }: ProductListProps) {
  const columns = useMedia(TWO_ABREAST) ? 2 : 1;
  const lines = useMemo(() => linesOf(products, columns), [products, columns]);
  const measured = useMeasuredHeights(`${columns} ${place.key}`);
  useLayoutEffect(() => {
    const former = place.take();
    if (former > 0) window.scrollTo({ top: former, behavior: 'instant' });
  }, [place]);
  return (
    <WindowVirtualizer
      {...measured}
      data={lines}
      itemSize={PRODUCT_ROW_PX}
      // Those of a list that stands in its middle are known by its place.
      ssrCount={place.isFromTop ? FIRST_LINES : 0}
      as={List}
      item={Line}
    >
      {(line, index) => (
        <div key={line[0]?.id} role="presentation" className={columns === 2 ? styles.two : undefined}>
          {line.map((product) => (
            <div key={product.id} role="listitem" className={styles.cell}>
              <Row product={product} now={now} gold={gold} isPriority={index * columns < ABOVE_THE_FOLD} />
            </div>
          ))}
        </div>
      )}
    </WindowVirtualizer>
  );
}

function linesOf(products: readonly Product[], columns: number): readonly (readonly Product[])[] {
  const lines: (readonly Product[])[] = [];
  for (let at = 0; at < products.length; at += columns) lines.push(products.slice(at, at + columns));
  return lines;
}

interface PartProps {
  readonly style: CSSProperties;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The scrolling library's own boxes say nothing about lists; these do. */
function List({ style, children, ref }: PartProps) {
  return (
    <div ref={ref} style={style} role="list" aria-label={tradeText.listLabel}>
      {children}
    </div>
  );
}

function Line({ style, children, ref }: PartProps) {
  return (
    <div ref={ref} style={style} role="presentation">
      {children}
    </div>
  );
}

/** Lists whose heights are kept, the last ones left. */
const MOST_LISTS = 20;
const kept = new Map<string, CacheSnapshot>();

/**
 * The heights of a list's rows as they were measured when it was last on the screen. A row that was never
 * measured counts as an ordinary one: whoever comes back to the middle of a list would see it move as the
 * rows above find their height.
 * @param name names the list, and in how many columns it stands
 */
function useMeasuredHeights(name: string): {
  readonly ref: RefObject<WindowVirtualizerHandle | null>;
  readonly cache?: CacheSnapshot;
} {
  const list = useRef<WindowVirtualizerHandle>(null);
  const [heights] = useState(() => kept.get(name));
  useLayoutEffect(
    () => () => {
      if (list.current === null) return;
      kept.delete(name);
      kept.set(name, list.current.cache);
      const [oldest] = kept.keys();
      if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
    },
    [name],
  );
  return heights === undefined ? { ref: list } : { ref: list, cache: heights };
}
