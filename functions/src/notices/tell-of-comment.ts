import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { commentDocument } from '#documents/comment.ts';
import { postDocument } from '#documents/post.ts';
import { commentLinkOf } from '#domain/board/comment-link.ts';
import { parseCommentId, type UserId } from '#domain/ids.ts';
import { createNotification } from '#domain/notification/create-notification.ts';
import { activityNoticeText as text } from '#i18n/ko/activity-notices.ts';
import { nicknameOf } from '../people/nickname-of.ts';
import { fieldOf } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { excerpt } from './excerpt.ts';
import { listensTo } from './listens-to.ts';
import { tellOnce } from './tell-once.ts';

/**
 * Tells the author of a post of a comment, and of an answer also the author of the comment above; one person
 * is told once, and nobody of their own words. What was withdrawn or taken down before this ran is told to
 * nobody.
 */
export async function tellOfComment(postId: string, reference: DocumentReference): Promise<void> {
  const post = firestore().doc(`posts/${postId}`);
  const [written, on] = await firestore().getAll(reference, post);
  const writer = fieldOf(commentDocument, written, 'authorId');
  if (!written || !on?.exists || writer === null || !isStanding(written)) return;
  const parentId = fieldOf(commentDocument, written, 'parentId');
  const above = parentId === null ? null : await post.collection('comments').doc(parentId).get();

  // An answer is nearer than a comment: who wrote both the post and the comment above is told of the answer.
  const titles = new Map<UserId, string>();
  tellTo(titles, fieldOf(postDocument, on, 'authorId'), text.commentTitle);
  if (above && isStanding(above)) {
    tellTo(titles, fieldOf(commentDocument, above, 'authorId'), text.replyTitle);
  }
  titles.delete(writer);
  if (titles.size === 0) return;
  const body = text.comment(
    (await nicknameOf(writer)) || text.somebody,
    excerpt(fieldOf(commentDocument, written, 'content')),
  );
  const commentId = parseCommentId(reference.id);
  const link = commentId ? commentLinkOf(postId, commentId) : `/board/${postId}`;
  for (const [reader, title] of titles) {
    if (!(await listensTo(reader, writer))) continue;
    const meta = { fromUid: writer, postId };
    await tellOnce(
      'comment',
      reference.path,
      createNotification({ toUid: reader, type: 'comment', title, body, link, meta }),
    );
  }
}

const isStanding = (comment: DocumentSnapshot): boolean =>
  comment.exists && fieldOf(commentDocument, comment, 'deleted') !== true;

function tellTo(titles: Map<UserId, string>, reader: UserId | null, title: string): void {
  if (reader !== null) titles.set(reader, title);
}
