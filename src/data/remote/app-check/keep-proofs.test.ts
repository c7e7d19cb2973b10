import { describe, expect, test, vi } from 'vitest';
import type { AppCheckToken } from './attest.ts';
import { keepProofs } from './keep-proofs.ts';

const HOUR_MS = 3_600_000;
const NOW = 1_800_000_000_000;
const proof = (token: string, lastsMs = HOUR_MS): AppCheckToken => ({ token, endsAt: NOW + lastsMs });
const WISH = { waitMs: 5_000, refused: null };

/** A device whose clock stands still until it is moved. */
function device(onDisk: AppCheckToken | null = null) {
  const state = { disk: onDisk, now: NOW };
  return {
    state,
    kept: () => Promise.resolve(state.disk),
    keep: (kept: AppCheckToken) => {
      state.disk = kept;
      return Promise.resolve();
    },
    now: () => state.now,
  };
}

describe('a proof', () => {
  test('that is on the disk is taken, and none is made', async () => {
    const make = vi.fn<() => Promise<AppCheckToken>>();
    expect(await keepProofs({ ...device(proof('kept')), maker: () => make })(WISH)).toEqual(proof('kept'));
    expect(make).not.toHaveBeenCalled();
  });

  test('that is made is left on the disk, where a worker finds it', async () => {
    const page = device();
    await keepProofs({ ...page, maker: () => () => Promise.resolve(proof('made')) })(WISH);
    const worker = keepProofs({ ...device(page.state.disk), maker: () => null });
    expect(await worker(WISH)).toEqual(proof('made'));
  });

  test('that has ended is none, and a worker makes none', async () => {
    expect(await keepProofs({ ...device(proof('old', -1)), maker: () => null })(WISH)).toBeNull();
  });

  test('is made once for many who ask at once', async () => {
    const make = vi.fn(() => Promise.resolve(proof('made')));
    const ask = keepProofs({ ...device(), maker: () => make });
    expect(await Promise.all([ask(WISH), ask(WISH), ask(WISH)])).toEqual(Array(3).fill(proof('made')));
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('that is late is not waited for longer than is wished, and serves the next', async () => {
    let arrive: (made: AppCheckToken) => void = () => undefined;
    const late = new Promise<AppCheckToken>((resolve) => (arrive = resolve));
    const ask = keepProofs({ ...device(), maker: () => () => late });
    expect(await ask({ waitMs: 0, refused: null })).toBeNull();
    arrive(proof('late'));
    expect(await ask(WISH)).toEqual(proof('late'));
  });

  test('that the server has not taken gives way to another, and is kept where there is no other', async () => {
    const ask = keepProofs({ ...device(proof('kept')), maker: () => () => Promise.resolve(proof('made')) });
    expect(await ask({ ...WISH, refused: 'kept' })).toEqual(proof('made'));
    const worker = keepProofs({ ...device(proof('kept')), maker: () => null });
    expect(await worker({ ...WISH, refused: 'kept' })).toEqual(proof('kept'));
  });

  test('that soon ends is used, while another one is made', async () => {
    const make = vi.fn(() => Promise.resolve(proof('next')));
    const ask = keepProofs({ ...device(proof('soon', 5 * 60_000)), maker: () => make });
    expect(await ask(WISH)).toEqual(proof('soon', 5 * 60_000));
    await vi.waitFor(async () => expect(await ask(WISH)).toEqual(proof('next')));
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('that cannot be made is not asked for again at once, but a while later', async () => {
    const make = vi.fn(() => Promise.reject(new Error('swallowed by a filter')));
    const here = device();
    const ask = keepProofs({ ...here, maker: () => make });
    expect([await ask(WISH), await ask(WISH)]).toEqual([null, null]);
    expect(make).toHaveBeenCalledTimes(1);
    here.state.now += 2 * 60_000;
    await ask(WISH);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('on a disk that cannot be read is none', async () => {
    const broken = { ...device(), kept: () => Promise.reject(new Error('no database')) };
    expect(await keepProofs({ ...broken, maker: () => null })(WISH)).toBeNull();
  });
});
