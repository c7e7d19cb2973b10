import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import { IMAGE_MESSAGE_LABEL } from '#domain/chat/message-text.ts';
import { viewReportCall } from '#documents/calls/desk.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { authorOf, reportOf, titleOf, type OpenedReport } from './reported-thing.ts';

/** What an admin has to see of a reported thing to decide. */
interface ReportedThing {
  /** False where its author, or an earlier decision, has taken it away. */
  readonly exists: boolean;
  readonly title: string;
  readonly text: string;
  readonly authorId: string | null;
  readonly authorName: string;
  /** Decisions against the same author that took something down or warned. */
  readonly earlier: number;
}

/**
 * Shows the reported thing itself, which an admin cannot read otherwise: a single message out of a chat of other
 * people, and only because one of them has reported it.
 */
export const viewReport = onCall(
  { region: REGION, maxInstances: 5 },
  async (request): Promise<Result<ReportedThing, 'gone'>> => {
    await adminOf(request);
    const call = viewReportCall.request(request.data);
    if (call === null) throw new HttpsError('invalid-argument', 'not a report');
    const database = firestore();
    const report = reportOf(await database.doc(`reports/${call.id}`).get());
    if (report === null) return err('gone');
    const thing = await report.target.get();
    const authorId = authorOf(report.type, thing);
    const profile = authorId === null ? null : await database.doc(`profiles/${authorId}`).get();
    const resolved = database.collection('reports').where('status', '==', 'resolved');
    const earlier = authorId === null ? null : await resolved.where('authorId', '==', authorId).count().get();
    return ok({
      exists: thing.exists && thing.get('deleted') !== true,
      title: titleOf(report.type, thing),
      text: isOfReporter(report) ? textOf(report.type, thing) : '',
      authorId,
      authorName: wordsOf(profile?.get('nickname')),
      earlier: earlier?.data().count ?? 0,
    });
  },
);

/** Whoever names a message of other people's chat does not get it read. */
const isOfReporter = ({ type, reporterId, target }: OpenedReport): boolean =>
  type !== 'message' ||
  (reporterId !== null && (target.parent.parent?.id ?? '').split('_').slice(-2).includes(reporterId));

function textOf(type: ReportTarget['type'], thing: DocumentSnapshot): string {
  switch (type) {
    case 'user':
      return '';
    case 'product':
      return wordsOf(thing.get('description'));
    case 'post':
    case 'comment':
      return wordsOf(thing.get('content'));
    case 'message':
      return wordsOf(thing.get('text')) || (wordsOf(thing.get('imageUrl')) === '' ? '' : IMAGE_MESSAGE_LABEL);
  }
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
