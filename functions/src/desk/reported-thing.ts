import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { accountDocument } from '#documents/account.ts';
import { commentDocument } from '#documents/comment.ts';
import { messageDocument } from '#documents/message.ts';
import { postDocument } from '#documents/post.ts';
import { productDocument } from '#documents/product.ts';
import { reportDocument } from '#documents/report.ts';
import { reviewDocument } from '#documents/review.ts';
import { IMAGE_MESSAGE_LABEL } from '#domain/chat/message-content.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import type { ReportStatus } from '#domain/safety/report-decision.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';

export interface OpenedReport {
  readonly status: ReportStatus;
  readonly reporterId: UserId | null;
  readonly type: ReportTarget['type'];
  readonly targetId: string;
  /** The chat of a message, the post of a comment; `null` for what is in no other thing. */
  readonly parentId: string | null;
  /** Where the reported thing is. */
  readonly target: DocumentReference;
}

/** A report as the rules let it be written, or `null` for one that is none. */
export function reportOf(report: DocumentSnapshot): OpenedReport | null {
  const filed = reportDocument.readSome(report.data(), ['status', 'target']);
  if (filed === null) return null;
  const { status, target } = filed;
  const parentId = 'parentId' in target ? target.parentId : null;
  return {
    status,
    type: target.type,
    targetId: target.id,
    parentId,
    reporterId: fieldOf(reportDocument, report, 'reporterId'),
    target: firestore().doc(pathOf(target.type, target.id, parentId)),
  };
}

function pathOf(type: ReportTarget['type'], id: string, parentId: string | null): string {
  switch (type) {
    case 'user':
      return `users/${id}`;
    case 'product':
      return `products/${id}`;
    case 'post':
      return `posts/${id}`;
    case 'comment':
      return `posts/${parentId || 'none'}/comments/${id}`;
    case 'message':
      return `chats/${parentId || 'none'}/messages/${id}`;
    case 'review':
      return `reviews/${id}`;
  }
}

/** Where what was reported is kept as it was then. */
export const evidenceOf = (reportId: string): DocumentReference => firestore().doc(`evidence/${reportId}`);

/** Where what was decided on a report stands: not with the report, which its reporter reads. */
export const decisionOf = (reportId: string): DocumentReference =>
  firestore().doc(`reportDecisions/${reportId}`);

/** What was reported, or what was kept of it. */
export type Thing = Pick<DocumentSnapshot, 'exists' | 'id' | 'get'>;

/** What is kept of a thing, as it is now. */
export const copyOf = (thing: DocumentSnapshot): DocumentData => ({
  path: thing.ref.path,
  data: thing.data() ?? {},
  at: FieldValue.serverTimestamp(),
});

/** What was kept of a thing, to be read as the thing itself. Nobody is kept, so it is no person. */
export const keptIn = (evidence: Thing): Thing => ({
  exists: evidence.exists,
  id: '',
  get: (field: string): unknown => evidence.get(`data.${field}`),
});

/** Whose it is; `null` where it is gone. */
export function authorOf(type: ReportTarget['type'], thing: Thing): UserId | null {
  switch (type) {
    case 'user':
      return thing.exists ? parseUserId(thing.id) : null;
    case 'product':
      return fieldOf(productDocument, thing, 'sellerId');
    case 'post':
      return fieldOf(postDocument, thing, 'authorId');
    case 'comment':
      return fieldOf(commentDocument, thing, 'authorId');
    case 'message':
      return fieldOf(messageDocument, thing, 'sender');
    case 'review':
      return fieldOf(reviewDocument, thing, 'reviewerId');
  }
}

/** What it is called, as far as it has a name. */
export function titleOf(type: ReportTarget['type'], thing: Thing): string {
  switch (type) {
    case 'user':
      return fieldOf(accountDocument, thing, 'nickname') ?? '';
    case 'product':
      return fieldOf(productDocument, thing, 'title') ?? '';
    case 'post':
      return fieldOf(postDocument, thing, 'title') ?? '';
    case 'comment':
    case 'message':
    case 'review':
      return '';
  }
}

/** What a thing says beside its title. */
export function textOf(type: ReportTarget['type'], thing: Thing): string {
  switch (type) {
    case 'user':
      return '';
    case 'product':
      return fieldOf(productDocument, thing, 'description') ?? '';
    case 'post':
      return fieldOf(postDocument, thing, 'content') ?? '';
    case 'comment':
      return fieldOf(commentDocument, thing, 'content') ?? '';
    case 'message':
      // An appointment says what its payload says, and whatever its words are nobody reads them in the room.
      return saidIn(thing) || (wordsIn(thing.get('imageUrl')) === '' ? '' : IMAGE_MESSAGE_LABEL);
    case 'review':
      // The rules take any words as labels, and the page shows them.
      return [
        (fieldOf(reviewDocument, thing, 'tags') ?? []).join(' · '),
        fieldOf(reviewDocument, thing, 'content') ?? '',
      ]
        .filter((words) => words !== '')
        .join('\n');
  }
}

/** Whether it still says what it said: of a comment or a review that was taken down the place stays. */
export function isStanding(type: ReportTarget['type'], thing: Thing): boolean {
  if (!thing.exists) return false;
  switch (type) {
    case 'comment':
      return fieldOf(commentDocument, thing, 'deleted') !== true;
    case 'review':
      return fieldOf(reviewDocument, thing, 'isWithheld') !== true;
    case 'user':
    case 'product':
    case 'post':
    case 'message':
      return true;
  }
}

const SAYING = ['text', 'payload.place', 'payload.note'];

const saidIn = (message: Thing): string =>
  SAYING.map((field) => wordsIn(message.get(field)))
    .filter((words) => words !== '')
    .join('\n');

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');
