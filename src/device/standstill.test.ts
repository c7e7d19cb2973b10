import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { createStandstill, type Standstill } from './standstill.ts';

const MINUTE_MS = 60_000;
let standstill: Standstill;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_760_000_000_000 });
  standstill = createStandstill(() => millis(Date.now()));
});
afterEach(() => vi.useRealTimers());

/** Time that passes without a timer of the page. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a page that is seen again', () => {
  test('did not stand still where its timers ran', () => {
    standstill.hide();
    vi.advanceTimersByTime(3 * MINUTE_MS);
    expect(standstill.show()).toBe(false);
  });

  test('did not stand still in twenty short looks elsewhere', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      standstill.hide();
      expect(standstill.show()).toBe(false);
    }
  });

  test('stood still where it was frozen', () => {
    standstill.hide();
    sleep(MINUTE_MS);
    expect(standstill.show()).toBe(true);
  });

  test('stood still where it was frozen and ran again before it was seen', () => {
    standstill.hide();
    sleep(MINUTE_MS);
    vi.advanceTimersByTime(30_000);
    expect(standstill.show()).toBe(true);
  });

  test('did not stand still where its browser let it run once a minute', () => {
    standstill.hide();
    vi.advanceTimersByTime(5 * MINUTE_MS);
    for (let turn = 0; turn < 5; turn += 1) {
      sleep(MINUTE_MS - 5_000);
      vi.advanceTimersByTime(5_000);
    }
    expect(standstill.show()).toBe(false);
  });

  test('forgets an earlier standstill', () => {
    standstill.hide();
    sleep(MINUTE_MS);
    standstill.show();
    standstill.hide();
    expect(standstill.show()).toBe(false);
  });
});
