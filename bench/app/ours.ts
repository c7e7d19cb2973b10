import { openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { createOutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { parseProductId, parseUserId } from '#domain/ids.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { countUnsent } from '#sync/intents/intents.ts';
import { startOutboxRunner, type OutboxRunner } from '#sync/outbox/outbox-runner.ts';
import { place, SELLER, tokenOf, type Contender } from './contender.ts';

let db: UserDatabase | null = null;
let runner: OutboxRunner | null = null;

const need = <T>(value: T | null): T => {
  if (value === null) throw new Error('not opened');
  return value;
};

/** The product's own engine: commands, Dexie, outbox, REST; nothing but the token is the bench's. */
export const ours: Contender & {
  openChat(chat: string): Promise<string>;
  enqueueOnly(person: string): void;
  database(): UserDatabase;
} = {
  async open(person) {
    ours.enqueueOnly(person);
    const database = need(db);
    runner = startOutboxRunner({
      db: database,
      environment: realEnvironment,
      onOutcome: () => undefined,
      begin: () => () => undefined,
      hasRadio: () => true,
      onWaiting: () => undefined,
      loadRemote: async () =>
        createOutboxRemote(
          {
            firestoreOrigin: `http://localhost:${place.firestorePort}`,
            projectId: place.projectId,
            storage: { origin: 'http://localhost:1', bucket: 'none' },
            functionsBase: 'http://localhost:1',
          },
          async (uid) => tokenOf(uid),
        ),
    });
    addEventListener('online', () => runner?.expedite());
  },
  /** The queue without its drainer: what a device without network is. */
  enqueueOnly(person) {
    db = openUserDatabase(need(parseUserId(person)));
  },
  database: () => need(db),
  async openChat(chat) {
    const started = await startChat(
      need(db),
      need(parseProductId(chat)),
      need(parseUserId(SELLER)),
      realEnvironment,
    );
    if (!started.ok) throw new Error(started.code);
    return started.value;
  },
  async type(chat, text) {
    const id = await ours.openChat(chat);
    const sent = await sendMessage(need(db), id as never, { kind: 'text', text }, realEnvironment);
    if (!sent.ok) throw new Error(sent.code);
  },
  waiting: () => countUnsent(need(db)),
};
