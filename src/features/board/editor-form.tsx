import { useState, type FormEvent } from 'react';
import { waitingOnPost } from '#data/local/queries/board-queries.ts';
import { changedPostParts } from '#domain/board/post-changes.ts';
import { POST_LIMITS, type PostDraft } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { postCategoryText } from '#i18n/ko/home.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useWish } from '#session/use-wish.ts';
import { thisTab } from '#device/this-tab.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useConnection } from '#session/use-connection.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { dropPostDraft } from '#sync/commands/keep-post-draft.ts';
import { submitPost, type SubmitPostCode } from '#sync/commands/submit-post.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { writableCategories } from './board-search.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { useKeptPost } from './use-editor.ts';
import { usePostPhotos } from './use-post-photos.ts';
import styles from './board.module.css';

const text = boardText.editor;
const TITLE = textLimit(POST_LIMITS.titleChars);
const CONTENT = textLimit(POST_LIMITS.contentChars);

export interface EditorFormProps {
  /** `null` for a new post. */
  readonly edited: PostId | null;
  readonly onDone: (postId: PostId) => void;
  readonly onLeave: () => void;
  readonly initial: PostDraft;
  readonly isAdmin: boolean;
}

/** A post's form; whatever is typed is on the disk a moment later. */
export function EditorForm({ edited, initial, isAdmin, onDone, onLeave }: EditorFormProps) {
  const db = useUserDatabase();
  const { kind: connection } = useConnection();
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<SubmitPostCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalid<HTMLFormElement>(attempt);
  const keeper = useKeptPost(edited, draft, initial);

  const adding = usePostPhotos(db, { edited, room: POST_LIMITS.images - draft.images.length }, (added) =>
    setDraft((known) => ({ ...known, images: [...known.images, added] })),
  );
  const isPreparing = adding.preparing > 0;
  const wish = useWish(JSON.stringify(draft));
  const [isBusy, setBusy] = useState(false);
  const isStillThere = useStillThere();

  const write = (words: Partial<PostDraft>) => {
    // What is written while the post is being kept would be lost with its form.
    if (isBusy) return;
    // What is being mended is no longer wrong.
    setDraft((known) => ({ ...known, ...words }));
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What has been chosen goes along.
    if (!db || isPreparing) return;
    const { images, base: _base, ...words } = draft;
    const said = { words, images, changed: changedPostParts(draft) };
    const submitted = await wish.fulfil(async (id) => {
      setBusy(true);
      try {
        // A draft that is written after the post would come back into the next one.
        await keeper.stop();
        return await submitPost(db, { edited, tab: thisTab, ...said }, realEnvironment, id);
      } finally {
        setBusy(false);
      }
    });
    if (submitted === null) return;
    if (!submitted.ok) {
      keeper.resume();
      if (submitted.code === 'disk' && !isStillThere()) {
        toasts.show({ title: text.problem.disk, tone: 'error' });
      }
      setProblem(submitted.code);
      setAttempt((before) => before + 1);
      return;
    }
    wakeSync();
    const waits = connection !== 'online' && (await isWaiting(db, submitted.value));
    const isThere = isStillThere();
    const clickAction = isThere ? undefined : `/board/${submitted.value}`;
    toasts.show({ title: waits ? text.queued : text.submitted, tone: 'ok', clickAction });
    if (isThere) onDone(submitted.value);
  };
  const discard = async () => {
    await keeper.stop();
    try {
      if (db) await dropPostDraft(db, { edited, tab: thisTab });
    } catch (error) {
      console.warn('an unfinished post was not forgotten', error);
      keeper.resume();
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
      return;
    }
    if (isStillThere()) onLeave();
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={text.category}
        options={writableCategories(isAdmin).map((value) => ({ value, label: postCategoryText[value] }))}
        value={draft.category}
        onValueChange={(category) => write({ category })}
      />
      <TextField
        label={text.subject}
        placeholder={text.subjectPlaceholder}
        limit={TITLE}
        value={draft.title}
        error={problem === 'no_title' ? text.problem.no_title : null}
        onChange={(event) => write({ title: event.currentTarget.value })}
      />
      <TextArea
        label={text.content}
        placeholder={text.contentPlaceholder}
        rows={8}
        limit={CONTENT}
        value={draft.content}
        error={problem === 'no_content' ? text.problem.no_content : null}
        onChange={(event) => write({ content: event.currentTarget.value })}
      />
      <PhotoPicker
        images={draft.images}
        adding={adding}
        onRemove={(removed) => {
          if (isBusy) return;
          adding.forget(removed);
          setDraft((known) => ({ ...known, images: known.images.filter((picture) => picture !== removed) }));
        }}
      />
      {problem === 'disk' ? (
        <p className={styles.problem} role="alert">
          {text.problem[problem]}
        </p>
      ) : null}
      <p className={styles.note}>{text.draft[keeper.state]}</p>
      <div className={styles.actions}>
        <Button type="submit" size="large" isLoading={isPreparing || isBusy}>
          {edited === null ? text.submit : text.save}
        </Button>
        <AskingButton
          variant="ghost"
          size="large"
          label={text.discard}
          question={{ title: text.discardTitle, body: text.discardBody, no: commonText.cancel }}
          isDanger
          disabled={isBusy}
          onYes={() => void discard()}
        />
      </div>
    </form>
  );
}

/** An edit that changes nothing waits for no connection. What is stored is stored, whether this can be read or not. */
async function isWaiting(db: OwnDatabase, postId: PostId): Promise<boolean> {
  try {
    return (await waitingOnPost(db, postId)).post !== null;
  } catch (error) {
    console.warn('it could not be read what waits of a post', error);
    return true;
  }
}
