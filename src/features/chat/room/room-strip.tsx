import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState, type ReactNode } from 'react';
import { readDevice, writeDevice } from '#device/device-storage.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { standingBetween } from '#domain/order/standing-between.ts';
import type { Product } from '#domain/product/product.ts';
import type { Won } from '#domain/units.ts';
import { PRODUCT_TONES } from '#domain/status-tone.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { productStatusText } from '#i18n/ko/product-words.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Picture } from '#ui/display/picture.tsx';
import { PriceText } from '#ui/display/price-text.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import styles from './room-strip.module.css';
import { whyUnknown } from './why-unknown.ts';

const text = chatText.room;
/** Written once somebody has folded the strip: until then it says all it has to say. */
const FOLDED_KEY = 'geumnaru.device.roomStripFolded';

export interface RoomStripProps {
  readonly productId: ProductId;
  readonly product: Product | undefined;
  readonly order: Order | undefined;
  /** For how much, where the two have agreed on that. */
  readonly agreed: Won | null;
  /** What the two can do about the deal itself. */
  readonly deal: ReactNode;
  /** What this very conversation gives reason to warn of, in the place of what is said of all of them. */
  readonly warning: ReactNode;
}

/**
 * What the conversation is about, in one line that leaves the room to the words; unfolded, the way to the
 * product, the deal, and how not to be cheated. It stands unfolded until its reader has folded it once.
 */
export function RoomStrip({ productId, product, order, agreed, deal, warning }: RoomStripProps) {
  const [isOpen, setOpen] = useState(() => readDevice(FOLDED_KEY) === null);
  const [hadWarning, setHadWarning] = useState(false);
  if ((warning !== null) !== hadWarning) {
    setHadWarning(warning !== null);
    // There is not room for both above the words.
    if (warning !== null) setOpen(false);
  }
  const follow = (isNowOpen: boolean) => {
    if (isNowOpen === isOpen) return;
    setOpen(isNowOpen);
    if (!isNowOpen) writeDevice(FOLDED_KEY, '1');
  };
  return (
    <>
      <details className={styles.strip} open={isOpen} onToggle={(event) => follow(event.currentTarget.open)}>
        <summary className={styles.line}>
          <ProductLine {...{ product, order, agreed }} />
          <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
        </summary>
        <div className={styles.rest}>
          <MissingNote productId={productId} isKnown={product !== undefined} />
          {deal}
          {warning === null ? (
            <p className={styles.safety}>
              <ShieldCheck size={18} aria-hidden="true" />
              {chatText.safety.banner}
            </p>
          ) : null}
          <Link
            to="/product/$productId"
            params={{ productId }}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {text.viewProduct}
          </Link>
        </div>
      </details>
      <div className={styles.warning} aria-live="polite">
        {warning}
      </div>
    </>
  );
}

/** Of what is known, too, the price and whether it is still to be had may have changed since. */
function MissingNote({ productId, isKnown }: { readonly productId: ProductId; readonly isKnown: boolean }) {
  const refreshing = useRefresh({ kind: 'product', id: productId });
  return isKnown ? null : <p className={styles.missing}>{text.productUnknown[whyUnknown(refreshing)]}</p>;
}

function ProductLine({ product, order, agreed }: Pick<RoomStripProps, 'product' | 'order' | 'agreed'>) {
  if (!product) return <span className={styles.title}>{chatText.list.unknownProduct}</span>;
  const status = standingBetween(product.status, order);
  const isOver = status === 'sold' || status === 'hidden';
  return (
    <>
      <span className={styles.picture}>
        <Picture src={product.images[0]?.thumbUrl ?? null} alt="" isDimmed={isOver} isPriority />
      </span>
      <StatusPill tone={PRODUCT_TONES[status]}>{productStatusText[status]}</StatusPill>
      <span className={styles.title}>{product.title}</span>
      <span className={styles.price}>
        {agreed === null || agreed === product.price ? null : text.agreed}
        <PriceText text={formatWon(agreed ?? product.price)} size="small" />
      </span>
    </>
  );
}
