import type { UserId } from '../ids.ts';
import type { ReportTarget } from './report.ts';

/**
 * Who reports what: the same each time, so that there is one report of each person and thing. Its id is the
 * SHA-256 of this in hexadecimal, and `firestore.rules` (`nameOf`) takes no other.
 */
export const reportNameOf = (uid: UserId, target: ReportTarget): string =>
  [target.type, 'parentId' in target ? target.parentId : '', target.id, uid].join('/');
