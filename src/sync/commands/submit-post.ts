import { postPublishRowId } from '#data/local/intent-names.ts';
import { forgetChosenPhotos } from '#data/local/chosen-photos.ts';
import { sweepPostPhotos } from '#data/local/board-store.ts';
import { appendDeletion, takeBackOrDelete } from '#data/local/outbox-deletion.ts';
import { nameOf, type IntentOf, type OutboxIntent } from '#data/local/outbox-row.ts';
import { appendIntent, findOutboxRow, retryRow } from '#data/local/outbox-store.ts';
import { dropTabDraft } from '#data/local/tab-drafts.ts';
import { forgetTyped } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import {
  POST_LIMITS,
  type PostPart,
  type PostPicture,
  type PostSaid,
  type PostWords,
} from '#domain/board/post.ts';
import { changedByBoth, changedFields, laidOver } from '#domain/changed-fields.ts';
import { parsePostId, type PostId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isVisible, typedText } from '#domain/text/typed-text.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { postPlaceOf, type PostBox } from './keep-post-draft.ts';

export interface PostSubmission extends PostBox {
  readonly words: PostWords;
  readonly images: readonly PostPicture[];
  /** What of one that is there already is another than it was; all of it where nobody knows. */
  readonly changed?: readonly PostPart[] | undefined;
}

export type SubmitPostCode = 'no_title' | 'no_content' | 'too_long' | 'disk';

/**
 * Queues a post, new or edited, and forgets this tab's draft, in one transaction; of what was changed the
 * latest word wins, and where nothing was, nothing is queued. `wish` is the id of a new one: however often it
 * is submitted, it is one post.
 */
export async function submitPost(
  db: UserDatabase,
  { edited, tab, words, images, changed }: PostSubmission,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<PostId, SubmitPostCode>> {
  const checked = checkWords(words);
  if (!checked.ok) return checked;
  const postId = edited ?? parsePostId(wish);
  if (postId === null) throw new Error('a new id must be a document id');
  const stored = await storeOwn(db, environment, 'post', () =>
    db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
      const unpublished = await findOutboxRow(db, postPublishRowId(postId));
      const isNew = edited === null || unpublished !== undefined;
      const said = { postId, words: checked.value, images };
      const intent = isNew ? publication(said, unpublished?.intent) : await edit(db, { ...said, changed });
      await sweepPostPhotos(db, async () => {
        if (intent) await appendIntent(db, intent, environment.now());
        // What did not become part of this one is not for the next.
        await forgetChosenPhotos(db, postPlaceOf({ edited, tab }));
        await dropTabDraft(db, postPlaceOf({ edited, tab }));
      });
    }),
  );
  if (!stored.ok) return stored;
  forgetTyped(db, postPlaceOf({ edited, tab }));
  return ok(postId);
}

type Edit = IntentOf<'post_update'>;
type Said = Omit<Edit, 'kind'>;

const flat = ({ words, images }: Said): PostSaid => ({ ...words, images });

/**
 * A new post; over one that waits, which may have arrived unheard, it says what it changes: another device may have
 * made more of it since.
 */
function publication(said: Said, waiting: OutboxIntent | undefined): IntentOf<'post_publish'> {
  const whole = { kind: 'post_publish', ...said } as const;
  if (waiting?.kind !== 'post_publish') return { ...whole, changed: [] };
  const changed = changedFields<PostSaid>(flat(waiting), flat(said));
  return { ...whole, changed: changedByBoth(waiting.changed, changed) };
}

/**
 * An edit; over one that waits, whose place it takes, it says what it changes, and nothing of what a form of
 * another tab had changed. `null` where it changes nothing.
 */
async function edit(db: UserDatabase, said: Said): Promise<Edit | null> {
  const whole = { kind: 'post_update', ...said } as const;
  const waiting = (await findOutboxRow(db, nameOf(whole).id))?.intent;
  if (waiting?.kind !== 'post_update') {
    return said.changed?.length === 0 ? null : { ...whole, images: carried(said.images, said.changed) };
  }
  const changed = changedByBoth(waiting.changed, said.changed);
  if (!said.changed) return { ...whole, changed };
  const { images, ...words } = laidOver<PostSaid, PostPart>(flat(waiting), flat(said), said.changed);
  return { ...whole, words, images: carried(images, changed), changed };
}

/** Pictures that stay as they are may have gone out since the form began. */
const carried = (images: Edit['images'], changed: Edit['changed']): Edit['images'] =>
  !changed || changed.includes('images') ? images : images.filter(({ kind }) => kind === 'stored');

/** Queues the deletion of a post that is on the server, in the place of what else waits about it. */
export const deletePost = (db: UserDatabase, postId: PostId, environment: Environment): Promise<void> =>
  db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
    sweepPostPhotos(db, () => appendDeletion(db, { kind: 'post_delete', postId }, environment.now())),
  );

/** Puts what was refused back in line. */
export const retryBoardRow = (db: UserDatabase, rowId: string): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => retryRow(db, rowId));

/**
 * Takes back what waits or was refused; a post or a comment that may have arrived is deleted. `false` where
 * nobody can say who has it.
 */
export const withdrawBoardRow = (
  db: UserDatabase,
  rowId: string,
  environment: Environment,
): Promise<boolean> =>
  db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
    sweepPostPhotos(db, () => takeBackOrDelete(db, rowId, environment.now())),
  );

function checkWords({ category, title, content }: PostWords): Result<PostWords, SubmitPostCode> {
  const words = { category, title: typedText(title), content: typedText(content) };
  if (!isVisible(words.title)) return err('no_title');
  if (!isVisible(words.content)) return err('no_content');
  const isTooLong =
    words.title.length > POST_LIMITS.titleChars || words.content.length > POST_LIMITS.contentChars;
  return isTooLong ? err('too_long') : ok(words);
}
