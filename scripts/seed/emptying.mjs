/** `--reset`: everything out of the emulators, what people added included. */
import { BUCKET } from './pictures.mjs';

export async function emptyEmulators({ projectId, firestore, auth, storage }) {
  await clear(`http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`);
  await clear(`http://${auth}/emulator/v1/projects/${projectId}/accounts`);
  const list = await fetch(`http://${storage}/storage/v1/b/${BUCKET}/o`, { headers: OWNER });
  /** @type {{ items?: readonly { name: string }[] }} */
  const { items = [] } = await list.json();
  await Promise.all(
    items.map(({ name }) => clear(`http://${storage}/storage/v1/b/${BUCKET}/o/${encodeURIComponent(name)}`)),
  );
}

const OWNER = { authorization: 'Bearer owner' };

async function clear(address) {
  const answer = await fetch(address, { method: 'DELETE', headers: OWNER });
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 404) {
    throw new Error(`The emulator did not clear ${address}: ${answer.status}`);
  }
}
