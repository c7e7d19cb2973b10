import { observe } from '#data/local/observe.ts';
import { heardAtAnswer, newestMessages } from '#data/local/queries/message-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { createOutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import type { Message } from '#domain/chat/chat.ts';
import { unreadIn, unreadKey } from '#domain/chat/unread.ts';
import {
  parseChatId,
  parseMessageId,
  parseProductId,
  parseUserId,
  type ChatId,
  type MessageId,
} from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { markChatRead } from '#sync/commands/mark-chat-read.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { deleteWaitingMessage, editWaitingMessage } from '#sync/commands/waiting-message.ts';
import { retryAllWaiting } from '#sync/commands/waiting-rows.ts';
import { createConnection } from '#sync/connection/connection.ts';
import type { Environment } from '#sync/environment.ts';
import { drainFingerprint } from '#sync/outbox/drain-fingerprint.ts';
import { webDrainLock } from '#sync/outbox/drain-lock.ts';
import { drainOnWakeUp } from '#sync/outbox/drain-on-wake-up.ts';
import { drainOutbox } from '#sync/outbox/drain-outbox.ts';
import { startSync, type SyncEngine } from '#sync/sync-engine.ts';
import type { SeenMessage, SeenRoom } from '../history.ts';
import type { Client, Host } from './client-contract.ts';
import { simulatedLiveRemote } from './simulated-live-remote.ts';

declare const host: Host;

/** More than any room of a run holds. */
const WHOLE_ROOM = 5_000;

const uid = known(parseUserId(host.uid));
const environment: Environment = {
  now: () => millis(host.now()),
  random: () => host.random(),
  newId: () => host.newId(),
};
const remote = createOutboxRemote(
  {
    firestoreOrigin: 'https://server',
    projectId: 'histories',
    storage: { origin: 'https://storage', bucket: 'histories' },
    functionsBase: 'https://functions',
  },
  async (asked) => (asked === uid ? host.token() : null),
);

let db: UserDatabase = openUserDatabase(uid);
let engine: SyncEngine | null = null;
const entered = new Map<ChatId, () => void>();

const probe = (signal: AbortSignal): Promise<boolean> =>
  fetch('https://server/probe', { signal }).then(
    ({ status }) => status === 200,
    () => false,
  );

function startTab(): void {
  const connection = createConnection(environment, probe, host.hasRadio());
  host.onRadio(() => connection.report(host.hasRadio() ? 'radio_on' : 'radio_off'));
  engine = startSync({
    db,
    isAdmin: false,
    environment,
    connection,
    visibility: { isVisible: () => host.isVisible(), subscribe: (listener) => host.onVisibility(listener) },
    loadOutboxRemote: async () => remote,
    loadLiveRemote: async () => simulatedLiveRemote(host),
    onWaiting: () => undefined,
    onRoomsFailed: () => undefined,
    onNews: () => undefined,
  });
}

/** What the room's screen does: it marks as read whatever is new in it, as long as somebody can see it. */
function readAlong(chatId: ChatId): () => void {
  let shown = '';
  const look = (
    state: { readonly ids: string; readonly unread: number; readonly answeredAt: number | null } | null,
  ) => {
    const now = JSON.stringify([state, host.isVisible()]);
    if (state === null || now === shown || !host.isVisible()) return;
    shown = now;
    if (state.ids === '' && state.unread === 0) return;
    markChatRead(db, chatId, environment).catch((error: unknown) =>
      console.warn('not marked as read', error),
    );
  };
  return observe(async () => {
    const chat = await db.chats.get(chatId);
    const messages = await newestMessages(db, chatId, WHOLE_ROOM);
    if (!chat) return null;
    const answeredAt = await heardAtAnswer(db, chatId);
    return { ids: unreadKey(messages, uid), unread: unreadIn(chat, uid), answeredAt };
  }, look);
}

const roomOf = (chatId: ChatId): Promise<SeenRoom> =>
  db.transaction('r', [db.chats, db.messages], async () => {
    const chat = await db.chats.get(chatId);
    const messages = await newestMessages(db, chatId, WHOLE_ROOM);
    return {
      chat: chatId,
      unread: chat ? unreadIn(chat, uid) : 0,
      lastMessage: chat?.lastMessage ?? '',
      messages: messages.map(seen),
    };
  });

const seen = ({ id, sender, content, delivery, position, readBy }: Message): SeenMessage => ({
  id,
  sender,
  text: content.kind === 'text' ? content.text : content.kind,
  state: delivery.kind,
  position,
  readBy: [...readBy].toSorted(),
});

const client: Client = {
  async start(as) {
    await db.open();
    if (as === 'tab') startTab();
  },
  async openChat(product, other) {
    const started = await startChat(db, parseProductId(product), parseUserId(other), environment);
    if (!started.ok) throw new Error(started.code);
    return started.value;
  },
  async send(chat, id, text) {
    const sent = await sendMessage(db, chatOf(chat), { kind: 'text', text }, environment, id);
    return sent.ok ? 'ok' : 'refused';
  },
  edit: async (id, text) => ((await editWaitingMessage(db, messageOf(id), text)).ok ? 'ok' : 'refused'),
  remove: async (id) => ((await deleteWaitingMessage(db, messageOf(id))).ok ? 'ok' : 'refused'),
  retryAll: () => retryAllWaiting(db),
  enter(chat) {
    const chatId = chatOf(chat);
    if (entered.has(chatId) || !engine) return;
    const stops = [engine.openRoom(chatId), readAlong(chatId)];
    entered.set(chatId, () => {
      for (const stop of stops) stop();
    });
  },
  leave(chat) {
    const chatId = chatOf(chat);
    entered.get(chatId)?.();
    entered.delete(chatId);
  },
  room: (chat) => roomOf(chatOf(chat)),
  async rooms() {
    const ids = await db.chats.toCollection().primaryKeys();
    return Promise.all(ids.map(roomOf));
  },
  wake: () => engine?.renew(),
  drainAsWorker() {
    const lock = webDrainLock(uid, () => drainFingerprint(db, environment));
    const drain = () =>
      lock.run(
        (signal) =>
          drainOutbox({
            db,
            remote,
            environment,
            onOutcome: () => undefined,
            begin: () => () => undefined,
            signal,
          }),
        new AbortController().signal,
      );
    const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    return drainOnWakeUp({ db, environment, drain, sleep });
  },
  async waiting() {
    const rows = await db.outbox.toArray();
    return rows.flatMap(({ intent, state }) =>
      intent.kind === 'message' ? [{ id: intent.messageId, isRefused: state.kind === 'failed' }] : [],
    );
  },
  async signOut() {
    for (const stop of entered.values()) stop();
    entered.clear();
    await engine?.stop();
    engine = null;
    await deleteUserDatabase(uid);
    db = openUserDatabase(uid);
  },
};

host.ready(client);

const chatOf = (chat: string): ChatId => known(parseChatId(chat));
const messageOf = (id: string): MessageId => known(parseMessageId(id));

function known<T>(value: T | null): T {
  if (value === null) throw new Error('not an id');
  return value;
}
