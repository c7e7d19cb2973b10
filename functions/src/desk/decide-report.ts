import {
  FieldPath,
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { decideReportCall, type DecisionCall } from '#documents/calls/desk.ts';
import { reportDecisionDocument } from '#documents/report-decision.ts';
import { reportDocument } from '#documents/report.ts';
import type { UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { REPORTS_PER_PAGE } from '#domain/safety/filed-report.ts';
import {
  isToldToAuthor,
  refusalOfDecision,
  statusAfter,
  type DecisionRefusal,
} from '#domain/safety/report-decision.ts';
import { reportNoticeText as text } from '#i18n/ko/report-notices.ts';
import { excerpt } from '../notices/excerpt.ts';
import { noticeRecord } from '../notices/notice-record.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf, type Caller } from '../runtime/caller.ts';
import { fieldName, fieldOf, fieldsUnder, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { onCall } from '../runtime/on-call.ts';
import { dataOf } from '../runtime/stored-data.ts';
import {
  authorOf,
  decisionOf,
  evidenceOf,
  keptIn,
  reportOf,
  titleOf,
  type OpenedReport,
} from './reported-thing.ts';
import { canTakeDown, dealOn, takeDown } from './take-down.ts';

type Answer = Result<null, DecisionRefusal>;

/** Reports of one thing that are closed in one transaction, as many as the desk sees at once. */
const MOST_TOGETHER = REPORTS_PER_PAGE;

/**
 * Decides a report, and with it every other open report of the same thing: what follows from the decision,
 * what author and reporters are told, and who decided it land in one transaction; of more reports than that
 * holds the rest in others behind it. Of two admins at once one wins; a call that is sent again is answered as
 * the first time, and goes on where that was cut short. Refusals are answers, not errors.
 */
export const decideReport = onCall(callOptions(5), async (request) => {
  const caller = await adminOf(request);
  const call = decideReportCall.request(request.data);
  if (call === null) throw new HttpsError('invalid-argument', 'not a decision on a report');
  const answer = await inTransaction((transaction) => decide(transaction, caller, call));
  if (answer.ok) await closeTheRest(caller, call);
  return answer;
});

async function decide(transaction: Transaction, caller: Caller, call: DecisionCall): Promise<Answer> {
  const { decision, note } = call;
  const document = await transaction.get(firestore().doc(`reports/${call.id}`));
  const report = document.exists ? reportOf(document) : null;
  if (report === null) return err('gone');
  const before = await transaction.get(decisionOf(document.id));
  if (report.status !== 'open' && isSameCall(before, caller, call)) return ok(null);
  const refusal = refusalOfDecision(report.status, report.type, decision, note);
  if (refusal !== null) return err(refusal);

  const thing = await transaction.get(report.target);
  // Whoever deletes what was reported is told all the same.
  const told = thing.exists ? thing : keptIn(await transaction.get(evidenceOf(document.id)));
  const deal = decision === 'hide' ? await dealOn(transaction, report.type, thing) : null;
  const others = await transaction.get(openReportsOf(report));
  if (decision === 'hide' && !canTakeDown(report.type, thing, deal)) return err('impossible');

  const [author, name] = [authorOf(report.type, told), titleOf(report.type, told)];
  if (decision === 'hide') takeDown(transaction, report.type, thing, deal);
  const together = new Map<string, DocumentSnapshot>(
    [document, ...others.docs].map((one) => [one.id, one] as const),
  );
  for (const one of together.values()) {
    // Of those that are decided together one alone: it is one decision against the author.
    close(transaction, one, { caller, call, authorId: one.id === document.id ? author : null });
  }
  tellAuthor(transaction, call, report, { author, name });
  tellReporters(transaction, call, report, [...together.values()]);
  return ok(null);
}

/** The report says what has become of it to whoever filed it; who decided what, and why, is the desk's. */
function close(
  transaction: Transaction,
  report: DocumentSnapshot,
  { caller, call, authorId }: { caller: Caller; call: DecisionCall; authorId: UserId | null },
): void {
  const { decision, note, callId } = call;
  transaction.update(report.ref, fieldsUnder(reportDocument, { status: statusAfter(decision) }));
  const filed = reportDocument.readSome(report.data(), ['target', 'reason']);
  transaction.set(decisionOf(report.id), {
    ...dataOf(reportDecisionDocument.encode({ ...filed, decision, note: note.trim(), byName: caller.name })),
    ...fieldsUnder(reportDecisionDocument, { at: FieldValue.serverTimestamp() }),
    by: caller.uid,
    callId,
    authorId,
  });
}

/** Closes what one transaction has not held, page by page. */
async function closeTheRest(caller: Caller, call: DecisionCall): Promise<void> {
  let behind: string | null = null;
  do {
    const from: string | null = behind;
    behind = await inTransaction((transaction) => closeMore(transaction, caller, call, from));
  } while (behind !== null);
}

/**
 * What has been reported since it was decided is no part of it, and stays among those that are read: so the next
 * page begins behind this one, whose end is given; `null` behind the last.
 */
async function closeMore(
  transaction: Transaction,
  caller: Caller,
  call: DecisionCall,
  behind: string | null,
): Promise<string | null> {
  const report = reportOf(await transaction.get(firestore().doc(`reports/${call.id}`)));
  const decided = await transaction.get(decisionOf(call.id));
  const decidedAt = fieldOf(reportDecisionDocument, decided, 'at');
  if (report === null || decidedAt === null || !isSameCall(decided, caller, call)) return null;
  const page = openReportsOf(report);
  const { docs } = await transaction.get(behind === null ? page : page.startAfter(behind));
  const open = docs.filter((one) => (fieldOf(reportDocument, one, 'createdAt') ?? decidedAt) <= decidedAt);
  for (const one of open) close(transaction, one, { caller, call, authorId: null });
  tellReporters(transaction, call, report, open);
  return docs.length < MOST_TOGETHER ? null : (docs.at(-1)?.id ?? null);
}

/** An id that comes again with another decision is no answer to that one. */
const isSameCall = (
  decided: DocumentSnapshot,
  { uid }: Caller,
  { callId, decision, note }: DecisionCall,
): boolean =>
  decided.get('callId') === callId &&
  decided.get('by') === uid &&
  storedField(reportDecisionDocument, decided, 'decision') === decision &&
  storedField(reportDecisionDocument, decided, 'note') === note.trim();

/**
 * Of the same place too: whoever names a comment below another post does not get the real reports of it
 * closed.
 */
const openReportsOf = ({ type, targetId, parentId }: OpenedReport) =>
  firestore()
    .collection('reports')
    .where('targetType', '==', type)
    .where('targetId', '==', targetId)
    .where('parentId', '==', parentId)
    .where(fieldName(reportDocument, 'status'), '==', 'open')
    .orderBy(FieldPath.documentId())
    .limit(MOST_TOGETHER);

function tellAuthor(
  transaction: Transaction,
  { decision, note }: DecisionCall,
  { type }: OpenedReport,
  { author, name }: { readonly author: UserId | null; readonly name: string },
): void {
  if (author === null || !isToldToAuthor(decision)) return;
  const words = decision === 'hide' ? text.hidden : text.warned;
  // Under a name of chance: a report's own is made of who has reported what (`reportNameOf`), and whoever reads
  // it could try every member's. It is decided once, so that this is written once.
  transaction.create(
    firestore().collection('notifications').doc(),
    noticeTo(author, {
      title: decision === 'hide' ? text.hiddenTitle : text.warnedTitle,
      body: words(text.thing[type], type === 'user' ? '' : excerpt(name), note.trim()),
    }),
  );
}

function tellReporters(
  transaction: Transaction,
  { decision }: DecisionCall,
  { type }: OpenedReport,
  reports: readonly DocumentSnapshot[],
): void {
  const body = decision === 'keep' ? text.kept(text.thing[type]) : text.acted(text.thing[type]);
  for (const report of reports) {
    const reporterId = reportOf(report)?.reporterId ?? null;
    if (reporterId === null) continue;
    transaction.set(
      firestore().doc(`notifications/report-${report.id}-reporter`),
      noticeTo(reporterId, { title: text.decidedTitle, body }),
    );
  }
}

const noticeTo = (toUid: UserId, words: { readonly title: string; readonly body: string }): DocumentData =>
  noticeRecord(createNotification({ toUid, ...words, link: '/terms?tab=policy' }));
