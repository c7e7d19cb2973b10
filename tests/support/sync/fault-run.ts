import { messageRowId } from '#data/local/intent-names.ts';
import { nextRawPhoto, readyPhoto } from '#data/local/raw-photo-store.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { millis, won } from '#domain/units.ts';
import { confirmOffer } from '#sync/commands/confirm-offer.ts';
import { deleteWaitingMessage, editWaitingMessage } from '#sync/commands/waiting-message.ts';
import { retryAllWaiting, withdrawWaiting } from '#sync/commands/waiting-rows.ts';
import { SELLER } from '../domain-fixtures.ts';
import { SeededRandom } from '../seeded-random.ts';
import { FakeDevice } from './fake-device.ts';
import { FakeServer } from './fake-server.ts';
import type { Fault } from './faulty-way.ts';
import { aStep, paceOf } from './pace.ts';

/** What went wrong in one run; all zero is the promise. */
export interface FaultRunReport {
  readonly seed: number;
  readonly typed: number;
  /** Typed, not deleted, and not on the server. */
  readonly lost: number;
  readonly doubled: number;
  readonly reordered: number;
  /** Not shown by the device at some moment; or still shown once its writer was told that it is gone. */
  readonly silent: number;
  /** Counters of the other side that do not equal the messages delivered. */
  readonly miscounted: number;
  /** Pictures that left the device as they were chosen. */
  readonly raw: number;
  /** Edited, and neither on the server nor kept to be said anew. */
  readonly unsaid: number;
  /** Bubbles that do not say "sent" after everything has healed. */
  readonly unsettled: number;
  /** How often a quota was used up: it is not all zero, or nothing was tried. */
  readonly held: number;
}

const STEPS = 40;
const RAW = 'as it was chosen';
/** Less than is typed in a run, for an hour in which none of its waits ends by itself. */
const QUOTA = { most: 8, windowMs: 3_600_000 };
const CHATS = ['a', 'b', 'c'] as const;

interface Typed {
  readonly id: MessageId;
  readonly chatId: ChatId;
}

/**
 * One seeded run: a person types, offers prices, edits, deletes and retries in three chats while requests get
 * lost, answers get lost, servers overload, pages are killed and reopened, drainers race, permissions come
 * and go and the clock jumps. Then everything heals, and the server is compared with what was typed.
 */
export async function faultRun(seed: number): Promise<FaultRunReport> {
  const random = new SeededRandom(seed);
  const server = new FakeServer();
  const device = new FakeDevice(server, () => random.next());
  const typed: Typed[] = [];
  /** What each says, by its writer. */
  const words = new Map<MessageId, string>();
  const deleted = new Set<MessageId>();
  let silent = 0;
  server.fault = () => faultOf(random);
  const pace = paceOf(random);
  server.pace = pace;
  device.pace = pace;
  // The server's clock goes on as time passes, and does not jump with the device's.
  let aheadMs = 0;
  server.quota.size = { ...QUOTA, now: () => millis(device.now - aheadMs), aheadMs: () => aheadMs };
  const chats: ChatId[] = [];
  for (const name of CHATS) chats.push(await device.openChat(name));
  const anyChat = () => chats[random.below(chats.length)] ?? device.chatId('a');
  const kills: AbortController[] = [];
  const drainAWhile = async () => {
    const kill = new AbortController();
    kills.push(kill);
    await raceToAFewRequests(device.drain(kill.signal), server, random);
  };

  for (let step = 0; step < STEPS; step += 1) {
    await pace();
    const draw = random.next();
    if (draw < 0.4) {
      const chatId = anyChat();
      typed.push({ id: await say(device, chatId, typed.length, random), chatId });
      if (random.chance(0.3)) await readyPhotos(device);
    } else if (draw < 0.66) {
      await drainAWhile();
    } else if (draw < 0.73) {
      // The death of a page: its promises never settle, its connection is gone.
      if (random.chance(0.5)) device.reopen();
      for (const kill of kills.splice(0)) kill.abort();
    } else if (draw < 0.78) {
      const jumpMs = random.pick([-86_400_000, 86_400_000, 0, 0, 0]);
      aheadMs += jumpMs;
      device.now += jumpMs === 0 ? random.pick([1_000, 60_000, 120_000]) : jumpMs;
    } else if (draw < 0.82) {
      const chatId = anyChat();
      if (server.forbidden.has(chatId)) server.forbidden.delete(chatId);
      else server.forbidden.add(chatId);
    } else if (draw < 0.86) {
      await retryAllWaiting(device.db);
    } else {
      const shown = await waitingMessages(device);
      const id = shown[random.below(shown.length)];
      if (!id) continue;
      const acting = random.chance(0.5)
        ? edit(device, id, `고침 ${step}`, words)
        : takeBack(device, id, random.chance(0.5), deleted);
      // Another tab begins to send what this one still shows as waiting.
      if (random.chance(0.5)) await drainAWhile();
      await acting;
    }
    silent += await countSilent(device, typed, deleted);
  }

  await heal(device, kills, typed);
  const found = { ...(await compare(device, typed, deleted)), unsaid: await countUnsaid(device, words) };
  const report = { seed, silent, held: server.quota.held, ...found };
  await device.db.delete();
  return report;
}

/** Words mostly, now and then a price or a photo as it was chosen. */
function say(device: FakeDevice, chatId: ChatId, count: number, random: SeededRandom): Promise<MessageId> {
  const draw = random.next();
  if (draw < 0.1) return device.send(chatId, { kind: 'offer', price: won(480_000 + count) });
  if (draw > 0.2) return device.type(chatId, `글 ${count}`);
  const blob = new Blob([RAW]);
  const photo = { kind: 'image', blob, fileName: `${count}.jpg`, width: 0, height: 0, isRaw: true } as const;
  return device.send(chatId, photo);
}

async function edit({ db }: FakeDevice, id: MessageId, text: string, words: Map<MessageId, string>) {
  if ((await editWaitingMessage(db, id, text)).ok) words.set(id, text);
}

async function waitingMessages({ db }: FakeDevice): Promise<MessageId[]> {
  const rows = await db.outbox.toArray();
  return rows.flatMap(({ intent }) => (intent.kind === 'message' ? [intent.messageId] : []));
}

/** Counts as deleted once its writer was told so. */
async function takeBack(
  { db, environment }: FakeDevice,
  id: MessageId,
  isInRoom: boolean,
  deleted: Set<MessageId>,
): Promise<void> {
  const taken = isInRoom
    ? await deleteWaitingMessage(db, id)
    : await withdrawWaiting(db, messageRowId(id), environment);
  if (taken.ok) deleted.add(id);
}

/** What a page does behind the person's back. */
async function readyPhotos({ db }: FakeDevice): Promise<void> {
  for (let photo = await nextRawPhoto(db); photo; photo = await nextRawPhoto(db)) {
    await readyPhoto(db, photo.id, {
      blob: new Blob(['fit']),
      fileName: photo.fileName,
      width: 8,
      height: 6,
    });
  }
}

/** Lets a drainer live for a few requests, or none, as a page that is about to be killed does. */
export async function raceToAFewRequests(
  draining: Promise<unknown>,
  server: FakeServer,
  random: SeededRandom,
): Promise<void> {
  const until = server.requests + random.below(7);
  const page = { isAlive: true };
  const end = () => {
    page.isAlive = false;
  };
  // It rejects when the database was closed under it: the death of a page.
  const settled = draining.then(end, end);
  while (page.isAlive && server.requests < until) {
    await Promise.race([settled, aStep()]);
    if (random.chance(0.005)) return;
  }
}

async function heal(device: FakeDevice, kills: AbortController[], typed: readonly Typed[]): Promise<void> {
  for (const kill of kills.splice(0)) kill.abort();
  device.server.fault = () => ({ kind: 'none' });
  device.server.pace = null;
  device.pace = null;
  device.server.forbidden.clear();
  device.reopen();
  for (let round = 0; round < 3; round += 1) {
    await readyPhotos(device);
    await retryAllWaiting(device.db);
    // The clock has jumped: every price that waits is asked about, and still holds.
    for (const { id } of typed) await confirmOffer(device.db, id, device.environment);
    await device.drainUntilQuiet();
  }
}

async function countSilent(device: FakeDevice, typed: readonly Typed[], deleted: ReadonlySet<MessageId>) {
  const local = new Set(await device.db.messages.toCollection().primaryKeys());
  return typed.filter(({ id }) => deleted.has(id) === local.has(id)).length;
}

/** The words that neither the server has nor the device keeps for the room's box, until it has heard of them. */
async function countUnsaid(device: FakeDevice, words: ReadonlyMap<MessageId, string>): Promise<number> {
  const arrived = [...device.server.chats.values()].flatMap(({ messages }) => messages);
  const other = arrived.filter(({ id, text }) => (words.get(id) ?? text) !== text);
  const kept = await device.db.messages.bulkGet(other.map(({ id }) => id));
  return other.filter((_, at) => kept[at] && !kept[at].isRewritten).length;
}

async function compare(device: FakeDevice, typed: readonly Typed[], deleted: ReadonlySet<MessageId>) {
  let [lost, doubled, reordered, miscounted, unsettled] = [0, 0, 0, 0, 0];
  for (const name of CHATS) {
    const chatId = device.chatId(name);
    const chat = device.server.chats.get(chatId);
    const arrived = chat?.messages.map((message) => message.id) ?? [];
    const expected = typed.filter((message) => message.chatId === chatId).map((message) => message.id);
    lost += expected.filter((id) => !deleted.has(id) && !arrived.includes(id)).length;
    doubled += arrived.length - new Set(arrived).size;
    const wanted = expected.filter((id) => arrived.includes(id));
    reordered += wanted.filter((id, index) => arrived[index] !== id).length;
    miscounted += (chat?.unread[SELLER] ?? 0) === arrived.length ? 0 : 1;
  }
  for (const message of await device.db.messages.toArray()) {
    if (message.delivery.kind !== 'sent') unsettled += 1;
  }
  let raw = 0;
  for (const blob of device.server.objects.values()) if ((await blob.text()) === RAW) raw += 1;
  return { typed: typed.length, raw, lost, doubled, reordered, miscounted, unsettled };
}

export function faultOf(random: SeededRandom): Fault {
  const draw = random.next();
  if (draw < 0.5) return { kind: 'none' };
  if (draw < 0.65) return { kind: 'lost' };
  if (draw < 0.8) return { kind: 'answer_lost' };
  if (draw < 0.86) return { kind: 'overloaded', retryAfterMs: 5_000 };
  if (draw < 0.92) return { kind: 'stalled' };
  return random.chance(0.5) ? { kind: 'landed_then_stalled' } : { kind: 'signed_out' };
}
