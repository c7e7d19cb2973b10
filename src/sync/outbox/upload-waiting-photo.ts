import type { OutboxRow, OutgoingBody } from '#data/local/outbox-row.ts';
import { changeRow } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { MessageId } from '#domain/ids.ts';
import type { DrainContext } from './drain-context.ts';
import { uploadKeptPhoto } from './upload-kept-photo.ts';

type ImageBody = Extract<OutgoingBody, { kind: 'image' }>;

/** Uploads a queued photo, unless an earlier attempt has, and gives its download URL. */
export async function uploadWaitingPhoto(
  context: DrainContext,
  row: OutboxRow & { readonly intent: { readonly messageId: MessageId } },
  body: ImageBody,
): Promise<RemoteOutcome<string>> {
  if (body.uploadedUrl !== null) return { kind: 'ok', value: body.uploadedUrl };
  const outcome = await uploadKeptPhoto(context, row, row.intent.messageId, body.objectPath);
  if (outcome.kind === 'ok') await rememberUpload(context, row, outcome.value);
  return outcome;
}

/** The next attempt of this message need not upload again. */
async function rememberUpload({ db }: DrainContext, row: OutboxRow, url: string): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const current = await db.outbox.get(row.seq);
    if (current?.intent.kind !== 'message' || current.intent.body.kind !== 'image') return;
    const body: OutgoingBody = { ...current.intent.body, uploadedUrl: url };
    await changeRow(db, row, { intent: { ...current.intent, body }, touches: current.touches + 1 });
  });
}
