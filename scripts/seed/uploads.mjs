/** Putting the pictures into the Storage emulator, over its own upload interface. */
import { readFile } from 'node:fs/promises';
import { BUCKET } from './pictures.mjs';

const AT_ONCE = 8;
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Whether the last picture is there: they go up in order, so then all are. */
export async function hasUploads({ storage }, uploads) {
  const { path } = uploads.at(-1);
  const answer = await fetch(`http://${storage}/v0/b/${BUCKET}/o/${encodeURIComponent(path)}`, {
    headers: OWNER,
  });
  await answer.arrayBuffer();
  return answer.ok;
}

/** @param uploads of { path, file, token } */
export async function uploadAll({ storage }, uploads) {
  const waiting = [...uploads];
  const last = waiting.pop();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await upload(storage, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (last) await upload(storage, last);
}

const OWNER = { authorization: 'Bearer owner' };
const BOUNDARY = 'geumnaru-seed';

async function upload(host, { path, file, token }) {
  const metadata = {
    name: path,
    contentType: 'image/webp',
    cacheControl: ONE_YEAR,
    metadata: { firebaseStorageDownloadTokens: token },
  };
  const body = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n--${BOUNDARY}\r\ncontent-type: image/webp\r\n\r\n`,
    ),
    await readFile(file),
    Buffer.from(`\r\n--${BOUNDARY}--`),
  ]);
  const answer = await fetch(
    `http://${host}/upload/storage/v1/b/${BUCKET}/o?uploadType=multipart&name=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      headers: { ...OWNER, 'content-type': `multipart/related; boundary=${BOUNDARY}` },
      body,
    },
  );
  const text = await answer.text();
  if (!answer.ok) {
    throw new Error(`The Storage emulator refused ${path}: ${answer.status} ${text.slice(0, 200)}`);
  }
}
