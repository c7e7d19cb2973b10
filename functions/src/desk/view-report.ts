import { HttpsError } from 'firebase-functions/https';
import { reportDecisionDocument } from '#documents/report-decision.ts';
import { isNamedSide } from '#domain/chat/chat-id.ts';
import { viewReportCall } from '#documents/calls/desk.ts';
import { profileDocument } from '#documents/profile.ts';
import { reviewDocument } from '#documents/review.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { isToldToAuthor, REPORT_DECISIONS } from '#domain/safety/report-decision.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { fieldName, fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';
import {
  authorOf,
  evidenceOf,
  isStanding,
  keptIn,
  reportOf,
  textOf,
  titleOf,
  type OpenedReport,
  type Thing,
} from './reported-thing.ts';

/** What an admin has to see of a reported thing to decide. */
interface ReportedThing {
  /** False where its author, or an earlier decision, has taken it away. */
  readonly exists: boolean;
  readonly title: string;
  /** As it was when it was reported, where that is known. */
  readonly text: string;
  /** Whether it says something else by now. */
  readonly isChanged: boolean;
  readonly authorId: string | null;
  readonly authorName: string;
  /** Whom a review is about. */
  readonly aboutId: string | null;
  /** Decisions against the same author that took something down or warned. */
  readonly earlier: number;
}

/**
 * Shows the reported thing itself, which an admin cannot read otherwise: a single message out of a chat of
 * other people, and only because one of them has reported it.
 */
export const viewReport = onCall(callOptions(5), async (request): Promise<Result<ReportedThing, 'gone'>> => {
  await adminOf(request);
  const call = viewReportCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a report');
  const database = firestore();
  const report = reportOf(await database.doc(`reports/${call.id}`).get());
  if (report === null) return err('gone');
  const thing = await report.target.get();
  const kept = keptIn(await evidenceOf(call.id).get());
  const authorId = authorOf(report.type, thing) ?? authorOf(report.type, kept);
  const [now, then] = [wordsOf(report.type, thing), wordsOf(report.type, kept)];
  const shown = kept.exists ? then : now;
  const isThere = isStanding(report.type, thing);
  const profile = authorId === null ? null : await database.doc(`profiles/${authorId}`).get();
  const against = database
    .collection('reportDecisions')
    .where(fieldName(reportDecisionDocument, 'decision'), 'in', REPORT_DECISIONS.filter(isToldToAuthor));
  const earlier = authorId === null ? null : await against.where('authorId', '==', authorId).count().get();
  return ok({
    exists: isThere,
    title: shown.title,
    text: isOfReporter(report) ? shown.text : '',
    isChanged: kept.exists && isThere && (now.title !== then.title || now.text !== then.text),
    authorId,
    authorName: fieldOf(profileDocument, profile, 'nickname') ?? '',
    aboutId: report.type === 'review' ? fieldOf(reviewDocument, thing, 'revieweeId') : null,
    earlier: earlier?.data().count ?? 0,
  });
});

/** Whoever names a message of other people's chat does not get it read. */
const isOfReporter = ({ type, reporterId, target }: OpenedReport): boolean =>
  type !== 'message' || (reporterId !== null && isNamedSide(target.parent.parent?.id ?? '', reporterId));

interface Words {
  readonly title: string;
  readonly text: string;
}

const wordsOf = (type: ReportTarget['type'], thing: Thing): Words => ({
  title: titleOf(type, thing),
  text: textOf(type, thing),
});
