import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { reportDocument } from '#documents/report.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import type { ReportStatus } from '#domain/safety/report-decision.ts';
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
    reporterId: parseUserId(report.get('reporterId')),
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
  }
}

/** Where what was reported is kept as it was then. */
export const evidenceOf = (reportId: string): DocumentReference => firestore().doc(`evidence/${reportId}`);

type Held = Pick<DocumentSnapshot, 'exists' | 'id' | 'get'>;
/** What leads to the fields of a thing, in itself or in what was kept of it. */
type Prefix = '' | 'data.';

/** Whose it is; `null` where it is gone. */
export function authorOf(type: ReportTarget['type'], thing: Held, prefix: Prefix = ''): UserId | null {
  switch (type) {
    case 'user':
      return thing.exists && prefix === '' ? parseUserId(thing.id) : null;
    case 'product':
      return parseUserId(thing.get(`${prefix}sellerId`));
    case 'post':
    case 'comment':
      return parseUserId(thing.get(`${prefix}authorId`));
    case 'message':
      return parseUserId(thing.get(`${prefix}sender`));
  }
}

/** What it is called, as far as it has a name. */
export function titleOf(type: ReportTarget['type'], thing: Held, prefix: Prefix = ''): string {
  const title: unknown = thing.get(`${prefix}${type === 'user' ? 'nickname' : 'title'}`);
  return typeof title === 'string' ? title : '';
}
