import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Where it stands that somebody is no member any more. */
export const formerMemberPath = (uid: string): string => `formerMembers/${uid}`;

/** Whether they have deleted their account: whoever was suspended may come back. */
export const hasDeletedAccount = (mark: DocumentSnapshot | undefined): boolean =>
  mark?.get('leftAt') !== undefined;
