import { Link } from '@tanstack/react-router';
import type { FiledReport, ReportedThing } from '#domain/safety/filed-report.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { commonText } from '#i18n/ko/common.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import type { Looking } from '#services/desk/use-reported-thing.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import styles from './reports.module.css';

export interface ReportedThingViewProps extends Looking {
  readonly report: FiledReport;
}

/** The reported thing itself, as the server has it now. */
export function ReportedThingView({ report, answer, again }: ReportedThingViewProps) {
  if (answer === null || !answer.ok) {
    return (
      <LiveState
        kind={answer === null ? 'loading' : 'failed'}
        words={commonText}
        failed={text.viewFailed}
        onRetry={again}
        skeleton={{ count: 1, shape: 'small-row' }}
        isCompact
      />
    );
  }
  return (
    <section className={styles.thing} aria-label={text.viewing}>
      <ThingWords thing={answer.value} />
      <p className={styles.meta}>
        {[
          `${text.author} ${answer.value.authorName === '' ? text.unknownAuthor : answer.value.authorName}`,
          text.earlier(answer.value.earlier),
        ].join(' · ')}
      </p>
      {answer.value.exists ? <PageLink target={report.target} aboutId={answer.value.aboutId} /> : null}
    </section>
  );
}

function ThingWords({ thing }: { readonly thing: ReportedThing }) {
  const note = thing.exists ? null : text.gone;
  const state = thing.isChanged ? text.changed : note;
  return (
    <>
      {state === null ? null : <p className={styles.meta}>{state}</p>}
      {thing.title === '' ? null : <p className={styles.thingTitle}>{thing.title}</p>}
      {!thing.exists && thing.text === '' ? null : (
        <p className={styles.thingText}>{thing.text === '' ? text.noText : thing.text}</p>
      )}
    </>
  );
}

interface PageLinkProps extends Pick<ReportedThing, 'aboutId'> {
  readonly target: ReportTarget;
}

/** Where the thing can be seen whole; messages have no page that an admin may open. */
function PageLink({ target, aboutId }: PageLinkProps) {
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  switch (target.type) {
    case 'product':
      return (
        <Link to="/product/$productId" params={{ productId: target.id }} className={look}>
          {text.openPage.product}
        </Link>
      );
    case 'post':
      return (
        <Link to="/board/$postId" params={{ postId: target.id }} className={look}>
          {text.openPage.post}
        </Link>
      );
    case 'comment':
      return (
        <Link to="/board/$postId" params={{ postId: target.parentId }} className={look}>
          {text.openPage.comment}
        </Link>
      );
    case 'user':
      return (
        <Link to="/transactionReviews/$sellerId" params={{ sellerId: target.id }} className={look}>
          {text.openPage.user}
        </Link>
      );
    case 'review':
      return aboutId === null ? null : (
        <Link to="/transactionReviews/$sellerId" params={{ sellerId: aboutId }} className={look}>
          {text.openPage.review}
        </Link>
      );
    case 'message':
      return null;
  }
}
