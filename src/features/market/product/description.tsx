import { productPageText } from '#i18n/ko/product.ts';
import { Section } from '#ui/layout/section.tsx';
import styles from './description.module.css';

/** The seller's own words, as text whatever they hold. */
export function Description({ text }: { readonly text: string }) {
  return (
    <Section title={productPageText.description}>
      <p className={text === '' ? styles.none : styles.text}>{text || productPageText.noDescription}</p>
    </Section>
  );
}
