import type { OutboxRow, OutgoingBody } from '#data/local/outbox-row.ts';
import { touchRow } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { MessageId } from '#domain/ids.ts';
import type { DrainContext } from './drain-context.ts';

/** Smallest step of progress that is written down: each costs every open tab a look at the database. */
const PROGRESS_STEP = 0.1;

type ImageBody = Extract<OutgoingBody, { kind: 'image' }>;

/** Uploads a queued photo, unless an earlier attempt has, and gives its download URL. */
export async function uploadWaitingPhoto(
  context: DrainContext,
  row: OutboxRow & { readonly intent: { readonly messageId: MessageId } },
  body: ImageBody,
): Promise<RemoteOutcome<string>> {
  if (body.uploadedUrl !== null) return { kind: 'ok', value: body.uploadedUrl };
  const { db, remote, signal } = context;
  const photo = await db.photos.get(row.intent.messageId);
  if (!photo) return { kind: 'refused', code: 'missing' };

  let told = 0;
  let writing = Promise.resolve();
  const tell = (share: number) => {
    if (share < told + PROGRESS_STEP) return;
    told = share;
    writing = writing
      .then(() => db.photos.update(photo.id, { progress: share }))
      .then(() => touchRow(db, row.seq))
      // Progress is a courtesy: a database that closes meanwhile ends the attempt elsewhere.
      .catch((error: unknown) => console.warn('upload progress', error));
  };
  const outcome = await remote.uploadPhoto(row.uid, body.objectPath, photo.blob, tell, signal);
  await writing;
  if (outcome.kind === 'ok') await rememberUpload(context, row, outcome.value);
  return outcome;
}

/** The next attempt of this message need not upload again. */
async function rememberUpload({ db }: DrainContext, row: OutboxRow, url: string): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const current = await db.outbox.get(row.seq);
    if (current?.intent.kind !== 'message' || current.intent.body.kind !== 'image') return;
    const body: OutgoingBody = { ...current.intent.body, uploadedUrl: url };
    await db.outbox.update(row.seq, { intent: { ...current.intent, body }, touches: current.touches + 1 });
  });
}
