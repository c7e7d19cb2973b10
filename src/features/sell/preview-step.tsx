import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatPerMille } from '#domain/gold/fineness.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import { pictureKey } from '#domain/product/listing.ts';
import { detailsOf } from '#domain/product/listing-form.ts';
import { categoryText, purityText, tradeMethodText } from '#i18n/ko/product-words.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { PriceText } from '#ui/display/price-text.tsx';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ListingPhoto } from './listing-photo.tsx';
import styles from './preview-step.module.css';

const text = sellText.preview;

/** The listing as others will see it. */
export function PreviewStep({ draft }: { readonly draft: ListingDraft }) {
  const details = detailsOf(draft.form);
  if (!details || draft.pictures.length === 0) return <Notice tone="error">{sellText.incomplete}</Notice>;
  const yesNo = (has: boolean) => (has ? text.yes : text.no);
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
      <SpecList
        items={[
          { term: sellText.spec.category, value: categoryText[details.category] },
          { term: sellText.spec.purity, value: purityText[details.purity] },
          ...(details.fineness === undefined
            ? []
            : [{ term: sellText.spec.fineness, value: `${formatPerMille(details.fineness)}‰` }]),
          { term: sellText.spec.weight, value: formatWeight(details.weight) },
          ...(details.stoneWeight === undefined
            ? []
            : [{ term: sellText.spec.stoneWeight, value: formatWeight(details.stoneWeight) }]),
          ...(details.maker === undefined ? [] : [{ term: sellText.spec.maker, value: details.maker }]),
          { term: text.certificate, value: yesNo(details.hasCertificate) },
          { term: text.receipt, value: yesNo(details.hasReceipt) },
          {
            term: sellText.method.methods,
            value: details.tradeMethods.map((method) => tradeMethodText[method]).join(', '),
          },
          {
            term: text.region,
            value: `${details.region.sido} ${details.region.sigungu}`.trim(),
          },
        ]}
      />
      <p className={styles.description}>{details.description}</p>
    </Section>
  );
}
