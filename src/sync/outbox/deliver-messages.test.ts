import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RefusalCode, RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { ChatCommit } from '#data/remote/rest/chat-commit.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import { millis, type Micros } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { deliverMessages } from './deliver-messages.ts';

type Answer = RemoteOutcome<Micros>;
/** What is heard of a commit instead of what the server says of it; `null`: just that. */
type Overheard = ((commit: ChatCommit) => Promise<Answer>) | null;

const UNREACHABLE = { kind: 'unreachable', retryAfterMs: 0 } as const;
const refused = (code: RefusalCode) => ({ kind: 'refused', code }) as const;
const photo = {
  kind: 'image',
  blob: new Blob(['x'], { type: 'image/jpeg' }),
  fileName: 'ring.jpg',
  width: 10,
  height: 10,
} as const;

/** Keeps every commit and every question whether one has landed. */
class OverheardServer extends FakeServer {
  readonly commits: ChatCommit[] = [];
  readonly asked: MessageId[] = [];
  /** Of the first commits. */
  readonly overheard: Overheard[] = [];

  override async commitMessages(commit: ChatCommit, signal: AbortSignal): Promise<Answer> {
    this.commits.push(commit);
    const instead = this.overheard.shift() ?? null;
    return instead ? instead(commit) : super.commitMessages(commit, signal);
  }

  override findMessage(...question: Parameters<FakeServer['findMessage']>) {
    this.asked.push(question[2]);
    return super.findMessage(...question);
  }

  /** Takes the first `most`, though what is heard is a no: a request that has arrived twice. */
  taking(most = 8): Overheard {
    return async (commit) => {
      const messages = commit.messages.slice(0, most);
      await super.commitMessages({ ...commit, messages }, new AbortController().signal);
      return refused('denied');
    };
  }
}

const saying =
  (code: RefusalCode): Overheard =>
  async () =>
    refused(code);

let server: OverheardServer;
let device: FakeDevice;
let chat: ChatId;
beforeEach(async () => {
  server = new OverheardServer();
  device = new FakeDevice(server);
  chat = await device.openChat('ring');
});

const typeAll = async (texts: readonly string[]): Promise<MessageId[]> => {
  const ids: MessageId[] = [];
  for (const text of texts) ids.push(await device.type(chat, text));
  return ids;
};
const arrived = () => device.textsOnServer(chat);
const deliveries = async (ids: readonly MessageId[]) =>
  (await device.db.messages.bulkGet([...ids])).map((message) => message?.delivery);
const states = async () => (await device.db.outbox.toArray()).map(({ state }) => state.kind);

/** One step of the room's lane. */
const step = (lane: string) => deliverMessages(device.drainContext(), { lane });
const laneOfRoom = async () => (await device.db.outbox.orderBy(':id').first())?.lane ?? '';

/** The room is on the server, by a message that has arrived. */
async function openRoom(): Promise<void> {
  await device.type(chat, '먼저');
  await device.drainUntilQuiet();
  server.commits.length = 0;
  device.outcomes.length = 0;
}

describe('one step of a lane', () => {
  test('that another drainer has emptied meanwhile sends nothing and says nothing', async () => {
    await device.type(chat, '하나');
    const lane = await laneOfRoom();
    await device.drainUntilQuiet();
    const requests = server.requests;
    device.outcomes.length = 0;
    expect(await step(lane)).toBe('advanced');
    expect(server.requests).toBe(requests);
    expect(device.outcomes).toEqual([]);
  });

  test('that sends goes on, and says that the network is there', async () => {
    await device.type(chat, '하나');
    expect(await step(await laneOfRoom())).toBe('advanced');
    expect(device.outcomes).toEqual(['success']);
  });

  test('that finds no network waits, and says so', async () => {
    const ids = await typeAll(['하나', '둘']);
    server.overheard.push(async () => UNREACHABLE);
    expect(await step(await laneOfRoom())).toBe('waiting');
    expect(device.outcomes).toEqual(['failure']);
    expect(await states()).toEqual(['queued', 'queued']);
    expect(await deliveries(ids)).toEqual([{ kind: 'queued' }, { kind: 'queued' }]);
  });

  test('that is refused waits for its writer: the network is there', async () => {
    await typeAll(['독', '둘']);
    server.isPoison = (text) => text === '독';
    expect(await step(await laneOfRoom())).toBe('waiting');
    expect(device.outcomes).toEqual(['success']);
    expect(await states()).toEqual(['failed', 'queued']);
  });

  test('that had landed unheard goes on', async () => {
    await device.type(chat, '하나');
    server.overheard.push(server.taking());
    expect(await step(await laneOfRoom())).toBe('advanced');
    expect(device.outcomes).toEqual(['success']);
  });
});

describe('a commit', () => {
  test('that opens a room holds seven, for the room itself is one more; later ones hold eight', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `글 ${index}`);
    await typeAll(texts);
    await device.drainUntilQuiet();
    await typeAll(texts);
    await device.drainUntilQuiet();
    expect(server.commits.map(({ messages }) => messages.length)).toEqual([7, 1, 8]);
    expect(server.commits.map(({ chatExists }) => chatExists)).toEqual([false, true, true]);
  });

  test('shows the last of its messages in the list of rooms', async () => {
    await typeAll(['하나', '둘', '셋']);
    await device.drainUntilQuiet();
    expect(server.chats.get(chat)?.lastMessage).toBe('셋');
  });

  test('says when its words were typed, not when they were put in line', async () => {
    const [id] = await typeAll(['하나']);
    const typedAt = millis(device.now - 5_000);
    await device.db.messages.where('id').equals(String(id)).modify({ typedAt });
    await device.drainUntilQuiet();
    expect(server.commits[0]?.messages[0]?.typedAt).toBe(typedAt);
  });

  test('goes out with the time of its row where the device has lost sight of the message', async () => {
    const [id] = await typeAll(['하나']);
    await device.db.messages.where('id').equals(String(id)).delete();
    const typedAt = device.environment.now();
    device.now += 5_000;
    await device.drainUntilQuiet();
    expect(server.commits[0]?.messages[0]?.typedAt).toBe(typedAt);
    expect(arrived()).toEqual(['하나']);
  });

  test('of a photo holds its address and no words', async () => {
    await device.send(chat, photo);
    await device.drainUntilQuiet();
    const [object] = server.objects.keys();
    expect(server.commits[0]?.messages[0]?.content).toEqual({
      kind: 'image',
      imageUrl: `https://storage.example/${object}`,
      caption: '',
    });
  });
});

describe('a quota that is used up', () => {
  const until = millis(1_760_000_000_000 + 3_600_000);
  const held: Overheard = async () => ({ kind: 'held', quota: 'messages', until });

  test('at the first attempt is believed without a question', async () => {
    await device.type(chat, '하나');
    server.overheard.push(held);
    expect(await device.drain()).toBe(until);
    expect(server.commits).toHaveLength(1);
    expect(server.requests).toBe(0);
    expect(await states()).toEqual(['queued']);
  });

  test('by a message that had landed unheard does not keep it waiting', async () => {
    const ids = await typeAll(['하나']);
    server.fault = (request) => ({ kind: request === 'commit' ? 'answer_lost' : 'none' });
    device.now = Math.max(device.now, (await device.drain()) ?? 0);
    server.overheard.push(held);
    await device.drain();
    expect(await deliveries(ids)).toEqual([{ kind: 'sent' }]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(arrived()).toEqual(['하나']);
  });
});

describe('after a refusal', () => {
  test('all before the refused message go out, one by one, into a room that the first of them opens', async () => {
    const ids = await typeAll(['하나', '둘', '독', '넷']);
    server.isPoison = (text) => text === '독';
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['하나', '둘']);
    expect(server.commits.map(({ messages }) => messages.length)).toEqual([4, 1, 1, 1]);
    expect(await deliveries(ids)).toEqual([
      { kind: 'sent' },
      { kind: 'sent' },
      { kind: 'failed', reason: 'denied' },
      { kind: 'queued' },
    ]);
  });

  test('a room that does not let itself be looked at is taken to be as it was known', async () => {
    await openRoom();
    const ids = await typeAll(['하나', '독']);
    server.isPoison = (text) => text === '독';
    server.chatExists = async () => refused('denied');
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['먼저', '하나']);
    expect(await deliveries(ids)).toEqual([{ kind: 'sent' }, { kind: 'failed', reason: 'denied' }]);
    expect((await device.db.chats.get(chat))?.isOnServer).toBe(true);
  });

  test('a message that may not be looked for is sent, as one that has not landed', async () => {
    const ids = await typeAll(['하나']);
    server.overheard.push(saying('denied'));
    server.findMessage = async () => refused('denied');
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['하나']);
    expect(await deliveries(ids)).toEqual([{ kind: 'sent' }]);
  });

  test('what has landed is not sent again, and what is taken is not asked for again', async () => {
    const [landed, fresh] = await typeAll(['하나', '둘']);
    server.overheard.push(server.taking(1));
    await device.drainUntilQuiet();
    expect(server.commits.slice(1).map(({ messages }) => messages.map(({ id }) => id))).toEqual([[fresh]]);
    expect(server.asked).toEqual([landed, fresh]);
    expect(arrived()).toEqual(['하나', '둘']);
  });

  test.each([0, 1])(
    'a message that cannot be looked for (question %i unanswered) is neither said to be sent nor refused',
    async (unanswered) => {
      const ids = await typeAll(['하나']);
      server.overheard.push(saying('denied'), saying('denied'));
      let questions = 0;
      server.fault = (request) => ({
        kind: request === 'find' && questions++ === unanswered ? 'lost' : 'none',
      });
      await device.drain();
      expect(arrived()).toEqual([]);
      expect(await states()).toEqual(['queued']);
      expect(await deliveries(ids)).toEqual([{ kind: 'queued' }]);
      server.overheard.length = 0;
      await device.drainUntilQuiet();
      expect(arrived()).toEqual(['하나']);
    },
  );

  test('a second refusal of what it has taken is not believed', async () => {
    const ids = await typeAll(['하나']);
    server.overheard.push(saying('denied'), server.taking());
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['하나']);
    expect(await deliveries(ids)).toEqual([{ kind: 'sent' }]);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('a message that gets no answer keeps those behind it in line', async () => {
    const ids = await typeAll(['하나', '둘', '셋']);
    server.overheard.push(saying('denied'), async () => UNREACHABLE);
    await device.drain();
    expect(arrived()).toEqual([]);
    expect(await states()).toEqual(['queued', 'queued', 'queued']);
    expect(await deliveries(ids)).toEqual(ids.map(() => ({ kind: 'queued' })));
    await device.drainUntilQuiet();
    expect(arrived()).toEqual(['하나', '둘', '셋']);
  });

  test('one waits by its own attempts, not by those of the message before it', async () => {
    await openRoom();
    await device.type(chat, '하나');
    server.overheard.push(async () => UNREACHABLE);
    device.now = Math.max(device.now, (await device.drain()) ?? 0);
    await device.type(chat, '둘');
    server.overheard.push(saying('denied'), null, async () => UNREACHABLE);
    // Half of the first wait, whose ceiling is a second.
    expect(await device.drain()).toBe(device.now + 500);
    expect(arrived()).toEqual(['먼저', '하나']);
  });

  test('a photo that had landed unheard is shown by its address', async () => {
    const id = await device.send(chat, photo);
    server.overheard.push(server.taking());
    await device.drainUntilQuiet();
    const [object] = server.objects.keys();
    expect((await device.db.messages.get(id))?.content).toMatchObject({
      imageUrl: `https://storage.example/${object}`,
    });
  });

  test.each<[RefusalCode, RefusalCode, string]>([
    ['denied', 'denied', 'denied'],
    ['invalid', 'denied', 'invalid'],
    ['denied', 'invalid', 'invalid'],
    ['denied', 'gone', 'gone'],
    ['exists', 'stale', 'denied'],
  ])('first %s, then %s: the writer is told %s', async (first, second, reason) => {
    const ids = await typeAll(['하나']);
    server.overheard.push(saying(first), saying(second));
    await device.drainUntilQuiet();
    expect(await deliveries(ids)).toEqual([{ kind: 'failed', reason }]);
    expect(await device.db.outbox.toArray()).toMatchObject([{ state: { kind: 'failed', reason } }]);
  });
});
