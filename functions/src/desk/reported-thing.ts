import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { parseUserId, type UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { REPORT_STATUSES, type ReportStatus } from '#domain/safety/report-decision.ts';
import { firestore } from '../runtime/firebase.ts';
import { wordOf } from '../runtime/payload.ts';

const TYPES = ['user', 'product', 'post', 'comment', 'message'] as const satisfies ReportTarget['type'][];

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
  const status = wordOf(report.get('status'), REPORT_STATUSES);
  const type = wordOf(report.get('targetType'), TYPES);
  const [targetId, parent]: unknown[] = [report.get('targetId'), report.get('parentId')];
  if (status === null || type === null || typeof targetId !== 'string') return null;
  const parentId = typeof parent === 'string' ? parent : null;
  return {
    status,
    type,
    targetId,
    parentId,
    reporterId: parseUserId(report.get('reporterId')),
    target: firestore().doc(pathOf(type, targetId, parentId)),
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

/** Whose it is; `null` where it is gone. */
export function authorOf(type: ReportTarget['type'], thing: DocumentSnapshot): UserId | null {
  switch (type) {
    case 'user':
      return thing.exists ? parseUserId(thing.id) : null;
    case 'product':
      return parseUserId(thing.get('sellerId'));
    case 'post':
    case 'comment':
      return parseUserId(thing.get('authorId'));
    case 'message':
      return parseUserId(thing.get('sender'));
  }
}

/** What it is called, as far as it has a name. */
export function titleOf(type: ReportTarget['type'], thing: DocumentSnapshot): string {
  const title: unknown = type === 'user' ? thing.get('nickname') : thing.get('title');
  return typeof title === 'string' ? title : '';
}
