import type { ReactNode } from 'react';
import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { pictureKey } from '#domain/product/listing.ts';
import { detailsOf } from '#domain/product/listing-form.ts';
import type { ListingDetails } from '#domain/product/product.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { PriceText } from '#ui/display/price-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ListingPhoto } from './listing-photo.tsx';
import styles from './preview-step.module.css';

const text = sellText.preview;

/** The table of facts on a listing's own page. */
export type RenderSpecs = (details: ListingDetails) => ReactNode;

export interface PreviewStepProps {
  readonly draft: ListingDraft;
  readonly renderSpecs: RenderSpecs;
}

/** The listing as others will see it. */
export function PreviewStep({ draft, renderSpecs }: PreviewStepProps) {
  const details = detailsOf(draft.form);
  if (!details || draft.pictures.length === 0) return <Notice tone="error">{sellText.incomplete}</Notice>;
  return (
    <Section title={text.title}>
      <p className={styles.lead}>{text.lead}</p>
      <ul className={styles.photos}>
        {draft.pictures.map((picture, index) => (
          <li key={pictureKey(picture)}>
            <ListingPhoto picture={picture} alt={sellText.photo.name(index + 1)} />
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>{details.title}</h3>
      <PriceText text={formatWon(details.price)} size="large" />
      <p className={styles.lead}>{details.negotiable ? text.negotiable : text.fixed}</p>
      {renderSpecs(details)}
      <p className={styles.description}>{details.description}</p>
      <p className={styles.lead}>{text.minor}</p>
    </Section>
  );
}
