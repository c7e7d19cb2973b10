import { describe, expect, test } from 'vitest';
import type { UserId } from '#domain/ids.ts';
import { micros } from '#domain/units.ts';
import { BUYER, chatId, messageId, SELLER } from '#tests/support/domain-fixtures.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { CommitAnswer } from './document-transport.ts';
import { formatTimestamp } from './firestore-values.ts';
import { createReadMarksRemote } from './read-marks.ts';

const NEVER = new AbortController().signal;
const CHAT = chatId('p1_buyer_seller');

/** One chat of two on the server, as seen by its buyer; `before` runs before each request is answered. */
class Server {
  readonly messages: { at: number; sender: UserId }[] = [];
  unread = 0;
  asked = 0;
  before: (request: 'look' | 'news' | 'commit') => void = () => undefined;
  #version = 0;

  write(sender: UserId): void {
    this.#version += 1;
    this.messages.push({ at: this.#version * 1_000_000, sender });
    if (sender !== BUYER) this.unread += 1;
  }

  readonly remote = createReadMarksRemote({
    root: 'root',
    request: async (_uid, _method, path) => {
      const isLook = !path.endsWith(':runQuery');
      this.#hear(isLook ? 'look' : 'news');
      return { kind: 'ok', value: isLook ? this.#chat() : this.#news() };
    },
    commit: async (_uid, body) => {
      this.#hear('commit');
      return this.#take(JSON.stringify(body));
    },
  });

  #hear(request: 'look' | 'news' | 'commit'): void {
    this.asked += 1;
    this.before(request);
  }

  #chat() {
    return {
      updateTime: `v${this.#version}`,
      fields: {
        lastMessageAt: { timestampValue: formatTimestamp(this.messages.at(-1)?.at ?? 0) },
        unreadCount: { mapValue: { fields: { [BUYER]: { integerValue: String(this.unread) } } } },
      },
    };
  }

  #news() {
    return this.messages
      .filter(({ at }) => at > SEEN)
      .map(({ sender }) => ({ document: { fields: { sender: { stringValue: sender } } } }));
  }

  #take(body: string): RemoteOutcome<CommitAnswer> {
    const believed = /"lastMessageAt":\{"timestampValue":"([^"]+)"/.exec(body)?.[1];
    // As the rules have it.
    const last = formatTimestamp(this.messages.at(-1)?.at ?? 0);
    if (believed !== undefined && believed !== last) return { kind: 'refused', code: 'denied' };
    // Nobody raises their own counter.
    if (Number(/"integerValue":"(\d+)"/.exec(body)?.[1]) > this.unread) {
      return { kind: 'refused', code: 'denied' };
    }
    const state = /"updateTime":"(v\d+)"/.exec(body)?.[1];
    if (state !== undefined && state !== `v${this.#version}`) return { kind: 'refused', code: 'stale' };
    this.unread = Number(/"integerValue":"(\d+)"/.exec(body)?.[1]);
    return { kind: 'ok', value: { writeResults: [] } };
  }
}

/** The place of the first message. */
const SEEN = micros(1_000_000);
const markOf = (server: Server, left = 0) =>
  server.remote.markRead(BUYER, CHAT, [messageId('m1')], { to: SEEN, unread: 1, left }, NEVER);
const mark = (server: Server) => markOf(server).then(({ kind }) => kind);

describe('a read mark that meets news', () => {
  test.each(['look', 'news', 'commit'] as const)(
    'written before its %s leaves just the news',
    async (when) => {
      const server = new Server();
      server.write(SELLER);
      // So that the second question is asked at all.
      server.write(BUYER);
      let isNew = true;
      server.before = (request) => {
        if (isNew && request === when) {
          isNew = false;
          server.write(SELLER);
        }
      };
      expect(await mark(server)).toBe('ok');
      expect(server.unread).toBe(1);
    },
  );

  test('asks for nothing where there are none', async () => {
    const server = new Server();
    server.write(SELLER);
    const marked = await markOf(server);
    expect(marked).toEqual({ kind: 'ok', value: { unread: 0, lastAt: SEEN } });
    expect([server.unread, server.asked]).toEqual([0, 1]);
  });

  test('lands after a look where it knows only the millisecond of what it has seen', async () => {
    const server = new Server();
    server.write(SELLER);
    const seen = { to: micros(SEEN + 999), unread: 1, left: 0 };
    const marked = await server.remote.markRead(BUYER, CHAT, [messageId('m1')], seen, NEVER);
    expect(marked).toEqual({ kind: 'ok', value: { unread: 0, lastAt: SEEN } });
    expect(server.unread).toBe(0);
  });

  test('counts what the other side wrote, not one’s own', async () => {
    const server = new Server();
    for (const sender of [SELLER, BUYER, SELLER, BUYER, SELLER]) server.write(sender);
    expect(await mark(server)).toBe('ok');
    expect(server.unread).toBe(2);
  });

  test('says what is left, and up to where that was counted', async () => {
    const server = new Server();
    for (const sender of [SELLER, SELLER, SELLER]) server.write(sender);
    const marked = await markOf(server);
    expect(marked).toEqual({ kind: 'ok', value: { unread: 2, lastAt: server.messages.at(-1)?.at } });
  });

  test('never raises what is counted', async () => {
    const server = new Server();
    for (const sender of [SELLER, SELLER, SELLER]) server.write(sender);
    server.unread = 1;
    expect(await mark(server)).toBe('ok');
    expect(server.unread).toBe(1);
  });

  test('is tried again later where somebody writes all the while', async () => {
    const server = new Server();
    server.write(SELLER);
    server.before = (request) => request === 'commit' && server.write(SELLER);
    expect(await mark(server)).toBe('unreachable');
    server.before = () => undefined;
    expect(await mark(server)).toBe('ok');
    expect(server.unread).toBe(server.messages.length - 1);
  });

  test('leaves what the reader does not have, without a look', async () => {
    const server = new Server();
    server.write(SELLER);
    server.unread = 2;
    expect(await markOf(server, 1)).toEqual({ kind: 'ok', value: { unread: 1, lastAt: SEEN } });
    expect([server.unread, server.asked]).toEqual([1, 1]);
  });

  test('leaves what the reader does not have beside what has come since', async () => {
    const server = new Server();
    for (const sender of [SELLER, SELLER, SELLER]) server.write(sender);
    server.unread += 1;
    expect(await markOf(server, 1)).toMatchObject({ value: { unread: 3 } });
    expect(server.unread).toBe(3);
  });

  test('leaves nothing of what another device has read meanwhile', async () => {
    const server = new Server();
    server.write(SELLER);
    server.unread = 0;
    expect(await markOf(server, 1)).toEqual({ kind: 'ok', value: { unread: 0, lastAt: SEEN } });
    expect(server.unread).toBe(0);
  });

  test('leaves what has become visible before the place that was seen', async () => {
    const server = new Server();
    server.write(SELLER);
    server.messages.push({ at: 500_000, sender: SELLER });
    server.unread = 2;
    expect(await markOf(server)).toEqual({ kind: 'ok', value: { unread: 1, lastAt: 500_000 } });
  });

  test('counts what was left once where it stands behind the place that was seen', async () => {
    const server = new Server();
    server.write(SELLER);
    server.write(SELLER);
    expect(await markOf(server, 1)).toMatchObject({ value: { unread: 1 } });
    expect(server.unread).toBe(1);
  });
});
