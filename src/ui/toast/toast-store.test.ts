import { describe, expect, it } from 'vitest';
import { createToastStore, type ToastClock } from './toast-store.ts';

/** A clock that moves only when told to. */
function fakeClock() {
  let time = 0;
  let tasks: Array<{ readonly at: number; readonly task: () => void }> = [];
  const clock: ToastClock = {
    now: () => time,
    schedule: (task, delayMs) => {
      const entry = { at: time + delayMs, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
  };
  const pass = (ms: number) => {
    time += ms;
    const due = tasks.filter((entry) => entry.at <= time);
    tasks = tasks.filter((entry) => entry.at > time);
    for (const entry of due) entry.task();
  };
  return { clock, pass };
}

function setUp() {
  const { clock, pass } = fakeClock();
  const store = createToastStore(clock);
  const titles = () => store.getSnapshot().map((toast) => toast.title);
  return { store, pass, titles };
}

describe('toasts', () => {
  it('leave by themselves after five seconds', () => {
    const { store, pass, titles } = setUp();
    store.show({ title: 'a' });
    pass(4_999);
    expect(titles()).toEqual(['a']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('each count for themselves', () => {
    const { store, pass, titles } = setUp();
    store.show({ title: 'a' });
    pass(3_000);
    store.show({ title: 'b' });
    pass(2_000);
    expect(titles()).toEqual(['b']);
    pass(3_000);
    expect(titles()).toEqual([]);
  });

  it('are at most three, the newest ones', () => {
    const { store, titles } = setUp();
    for (const title of ['a', 'b', 'c', 'd', 'e']) store.show({ title });
    expect(titles()).toEqual(['c', 'd', 'e']);
  });

  it('go on from where they stopped when a hold ends', () => {
    const { store, pass, titles } = setUp();
    store.show({ title: 'a' });
    pass(3_000);
    store.hold('pointer');
    pass(60_000);
    expect(titles()).toEqual(['a']);
    store.release('pointer');
    pass(1_999);
    expect(titles()).toEqual(['a']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('wait until the last of several holds ends', () => {
    const { store, pass, titles } = setUp();
    store.show({ title: 'a' });
    store.hold('pointer');
    store.hold('hidden');
    store.release('pointer');
    pass(60_000);
    expect(titles()).toEqual(['a']);
    store.release('hidden');
    pass(5_000);
    expect(titles()).toEqual([]);
  });

  it('that come during a hold begin to count when it ends', () => {
    const { store, pass, titles } = setUp();
    store.hold('hidden');
    store.show({ title: 'a' });
    pass(60_000);
    expect(titles()).toEqual(['a']);
    store.release('hidden');
    pass(5_000);
    expect(titles()).toEqual([]);
  });

  it('do not start twice when a hold that never stood is released', () => {
    const { store, pass, titles } = setUp();
    store.show({ title: 'a' });
    pass(2_000);
    store.release('focus');
    pass(3_000);
    expect(titles()).toEqual([]);
  });

  it('are closed by hand, once', () => {
    const { store, pass } = setUp();
    let changes = 0;
    const id = store.show({ title: 'a' });
    store.subscribe(() => (changes += 1));
    store.dismiss(id);
    store.dismiss(id);
    pass(5_000);
    expect(changes).toBe(1);
    expect(store.getSnapshot()).toEqual([]);
  });

  it('keep their click action as it came', () => {
    const { store } = setUp();
    store.show({ title: 'a', clickAction: '/my-exchanges' });
    expect(store.getSnapshot()[0]?.clickAction).toBe('/my-exchanges');
  });
});

describe('toasts about one thing', () => {
  const foot = () => null;

  it('replace each other where they stand, and keep what is being done in them', () => {
    const { store, titles } = setUp();
    store.show({ title: '첫 메시지', tag: 'chat', foot });
    store.show({ title: '다른 일' });
    store.show({ title: '다음 메시지', tag: 'chat', foot: () => '다른 발' });
    expect(titles()).toEqual(['다음 메시지', '다른 일']);
    expect(store.getSnapshot()[0]?.foot).toBe(foot);
  });

  it('begin their time anew, and stay longer where something can be done', () => {
    const { store, pass, titles } = setUp();
    store.show({ title: '첫 메시지', tag: 'chat', foot });
    pass(9_000);
    store.show({ title: '다음 메시지', tag: 'chat', foot });
    pass(9_999);
    expect(titles()).toEqual(['다음 메시지']);
    pass(1);
    expect(titles()).toEqual([]);
  });
});
