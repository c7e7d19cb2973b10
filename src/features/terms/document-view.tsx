import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { commonText } from '#i18n/ko/common.ts';
import { termsText as text } from '#i18n/ko/terms.ts';
import { Button } from '#ui/action/button.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { SkeletonRegion, SkeletonText } from '#ui/feedback/skeleton.tsx';
import type { TermsTab } from './legal-documents.ts';
import styles from './terms.module.css';
import { useDocument } from './use-document.ts';

/** One document: its day, a table of contents, and its articles under headings. */
export function DocumentView({ tab }: { readonly tab: TermsTab }) {
  const id = useId();
  const [shown, retry] = useDocument(tab);
  if (shown.kind !== 'ready') {
    return (
      <LiveState
        kind={shown.kind}
        words={commonText}
        failed={text.failed}
        onRetry={retry}
        outline={
          <SkeletonRegion label={commonText.loading}>
            <SkeletonText lines={12} />
          </SkeletonRegion>
        }
      />
    );
  }
  const { effectiveFrom, lead, articles } = shown.document;
  return (
    <article className={styles.document} aria-label={text.tab[tab]}>
      <p className={styles.printedTitle}>{text.tab[tab]}</p>
      <div className={styles.head}>
        <p className={styles.day}>{text.effectiveFrom(effectiveFrom)}</p>
        <span className={styles.screenOnly}>
          <Button
            variant="secondary"
            size="small"
            icon={<Printer size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {text.print}
          </Button>
        </span>
      </div>
      <p>{lead}</p>
      <details className={styles.contents}>
        <summary>{text.contents}</summary>
        <ol>
          {articles.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${id}-${index}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
      {articles.map(({ title, paragraphs, items }, index) => (
        <section key={title} className={styles.article} aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items ? (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </article>
  );
}
