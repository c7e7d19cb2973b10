import * as v from 'valibot';
import { accountDocument } from '#documents/account.ts';
import type { StoredFields } from '#documents/kernel/stored.ts';
import type { UserId } from '#domain/ids.ts';
import { idTokenOf } from './auth.ts';
import { remoteConfig } from './config.ts';
import type { RemoteOutcome } from './rest/authorised-fetch.ts';
import { createDocumentTransport } from './rest/document-transport.ts';
import { decodeFields, encodeFields, serverTime } from './rest/firestore-values.ts';
import { remoteEndpoints } from './rest/outbox-endpoints.ts';
import { done, orAbsent, parsed } from './rest/parsed.ts';

/** Never stopped: these reads are short, and their callers wait for them. */
const NEVER = new AbortController().signal;

const StoredAccount = v.object({ updateTime: v.string(), fields: v.optional(v.unknown(), {}) });

export interface KeptAccount {
  /** The state that a write may be made against. */
  readonly updateTime: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** `users/{uid}` as its owner reads and writes it. */
export function ownAccount(uid: UserId) {
  const { root, read, commit } = createDocumentTransport(remoteEndpoints(remoteConfig), idTokenOf);
  const name = `${root}/users/${uid}`;
  const write = async (body: object): Promise<RemoteOutcome<null>> =>
    done(await commit(uid, { writes: [body] }, NEVER));
  return {
    /** `null` where there is none. */
    async read(): Promise<RemoteOutcome<KeptAccount | null>> {
      const found = orAbsent(parsed(await read(uid, `/users/${uid}`, NEVER), StoredAccount), null);
      if (found.kind !== 'ok' || found.value === null) return found;
      const { updateTime, fields } = found.value;
      return { kind: 'ok', value: { updateTime, data: decodeFields(fields) } };
    },
    create: (fields: StoredFields) =>
      write({
        update: { name, fields: encodeFields(fields) },
        updateTransforms: accountDocument.createdTimes.map(serverTime),
        currentDocument: { exists: false },
      }),
    /** Changes only what is named; against a state where one is given. */
    update: (fields: StoredFields, updateTime: string | null = null) =>
      write({
        update: { name, fields: encodeFields(fields) },
        updateMask: { fieldPaths: Object.keys(fields) },
        currentDocument: updateTime === null ? { exists: true } : { updateTime },
      }),
  };
}
