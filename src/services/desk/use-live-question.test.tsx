// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { millis } from '#domain/units.ts';
import { createConnection, type Connection } from '#sync/connection/connection.ts';
import { useLiveQuestionOver } from './use-live-question.ts';

/** A desk whose answers come when the test says so; the SDK's listener stays silent without a connection. */
function aDesk() {
  const observers: LiveObserver<string>[] = [];
  return {
    load: async () => 'desk',
    follow: (_remote: string, observer: LiveObserver<string>) => {
      observers.push(observer);
      return () => undefined;
    },
    isAsked: () => waitFor(() => expect(observers.length).toBeGreaterThan(0)),
    says: (...rows: string[]) =>
      act(async () => observers.forEach((observer) => observer.next({ rows, size: rows.length }))),
  };
}

let way: Connection;
const connectionOf = (radioOn: boolean): Connection =>
  createConnection(
    { now: () => millis(Date.now()), random: () => 0.5, newId: () => 'x' },
    async () => false,
    radioOn,
  );
const loses = () => act(async () => way.report('radio_off'));

let desk: ReturnType<typeof aDesk>;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  cleanup();
  way.stop();
});

const render = () => renderHook(() => useLiveQuestionOver(way, desk.load, desk.follow, 'figures'));

test('a screen that opens without a connection is told so instead of waiting for ever', async () => {
  way = connectionOf(false);
  const { result } = render();
  expect(result.current).toEqual({ kind: 'offline' });
  await desk.isAsked();
  await desk.says('one');
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', rows: ['one'], end: null }));
});

test('a screen that waits hears of it when the connection goes', async () => {
  way = connectionOf(true);
  const { result } = render();
  expect(result.current).toEqual({ kind: 'loading' });
  await loses();
  expect(result.current).toEqual({ kind: 'offline' });
});

test('what has come stays shown when the connection goes', async () => {
  way = connectionOf(true);
  const { result } = render();
  await desk.isAsked();
  await desk.says('one');
  await loses();
  expect(result.current).toEqual({ kind: 'ready', rows: ['one'], end: null });
});
