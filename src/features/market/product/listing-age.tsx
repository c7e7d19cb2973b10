import { listingAsOf } from '#data/local/queries/product-queries.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { ProductId } from '#domain/ids.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { useCatalogueRow } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import { realEnvironment } from '#sync/environment.ts';
import styles from './product-view.module.css';

interface ListingAgeProps {
  readonly id: ProductId;
}

/** As of when a listing is, where nothing newer can come. */
export function ListingAge({ id }: ListingAgeProps) {
  return useConnection().kind === 'offline' ? <AsOf id={id} /> : null;
}

function AsOf({ id }: ListingAgeProps) {
  const at = useCatalogueRow((db) => listingAsOf(db, id, realEnvironment.now()), [id]);
  if (at.kind !== 'ready' || at.value === null) return null;
  return <p className={styles.asOf}>{productPageText.asOf(formatDateTime(at.value))}</p>;
}
