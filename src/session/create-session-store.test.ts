import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteUser } from '#data/remote/auth.ts';
import type { Session } from '#domain/account/account.ts';
import { parseUserId } from '#domain/ids.ts';
import { createSessionStore, type SessionStore } from './create-session-store.ts';

const uid = parseUserId('buyer1') ?? expect.unreachable('not an id');
const hint: Session = {
  kind: 'signed_in',
  uid,
  email: 'buyer@example.com',
  displayName: '금빛',
  isEmailVerified: true,
  isAdmin: false,
};
const user: RemoteUser = {
  uid,
  email: 'buyer@example.com',
  displayName: '금빛',
  isEmailVerified: true,
  claims: { isAdmin: false, isEmailVerified: true },
};

/** A device and a Firebase whose moments the test chooses. */
class Surroundings {
  kept: Session | null = null;
  confirmed: Session[] = [];
  refreshes = 0;
  refreshFails = false;
  loads = 0;
  loadFails = false;
  isNobodyKept = false;
  quiet: () => void = () => undefined;
  online: () => void = () => undefined;
  patience: () => void = () => undefined;
  hintChanged: () => void = () => undefined;
  tokenChanged: (user: RemoteUser | null) => void = () => undefined;

  store(kept: Session | null = null): SessionStore {
    this.kept = kept;
    return createSessionStore({
      readHint: () => this.kept,
      onConfirmed: (session) => {
        this.kept = session.kind === 'signed_in' ? session : null;
        this.confirmed.push(session);
      },
      onHintChanged: (listener) => (this.hintChanged = listener),
      loadRemote: async () => {
        this.loads += 1;
        if (this.loadFails) throw new Error('no network');
        return {
          observeUser: (onUser) => {
            this.tokenChanged = onUser;
            return () => undefined;
          },
          refreshUser: async () => {
            this.refreshes += 1;
            if (this.refreshFails) throw new Error('no network');
            return user;
          },
        };
      },
      isNobodyKept: async () => {
        if (this.loadFails) throw new Error('no network');
        return this.isNobodyKept;
      },
      whenQuiet: (run) => (this.quiet = run),
      whenOnline: (run) => (this.online = run),
      afterPatience: (run) => (this.patience = run),
    });
  }

  /** Lets everything that is ready happen. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let around: Surroundings;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => (around = new Surroundings()));
afterEach(() => warn.mockClear());

test('a cold start with a hint is signed in before Firebase is loaded', () => {
  const store = around.store(hint);
  store.start();
  expect(store.get()).toEqual(hint);
  expect(around.loads).toBe(0);
});

test('a cold start without a hint is loading until Firebase has spoken', async () => {
  const store = around.store();
  store.start();
  expect(store.get().kind).toBe('loading');
  around.quiet();
  await around.settle();
  expect(store.get().kind).toBe('loading');
  around.tokenChanged(null);
  expect(store.get()).toEqual({ kind: 'signed_out' });
});

test('where the device keeps nobody, loading ends without Firebase, which comes for who asks', async () => {
  around.isNobodyKept = true;
  const store = around.store();
  store.start();
  around.quiet();
  await around.settle();
  expect(store.get()).toEqual({ kind: 'signed_out' });
  expect(around.loads).toBe(0);
  void store.confirm();
  await around.settle();
  expect(around.loads).toBe(1);
  around.tokenChanged(user);
  expect(store.get()).toEqual(hint);
});

test('a sign-in in another tab brings Firebase to one that did without', async () => {
  around.isNobodyKept = true;
  const store = around.store();
  store.start();
  around.quiet();
  await around.settle();
  around.kept = hint;
  around.hintChanged();
  expect(store.get()).toEqual(hint);
  await around.settle();
  expect(around.loads).toBe(1);
});

test('Firebase overrules the hint, and the hint follows', async () => {
  const store = around.store(hint);
  const seen = vi.fn<() => void>();
  store.subscribe(seen);
  store.start();
  around.quiet();
  await around.settle();
  around.tokenChanged(null);
  expect(store.get()).toEqual({ kind: 'signed_out' });
  expect(around.kept).toBeNull();
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a confirmation that changes nothing wakes no listener', async () => {
  const store = around.store(hint);
  const seen = vi.fn<() => void>();
  store.subscribe(seen);
  void store.confirm();
  await around.settle();
  around.tokenChanged(user);
  around.tokenChanged(user);
  expect(seen).not.toHaveBeenCalled();
  expect(around.confirmed).toHaveLength(2);
});

test('confirming loads Firebase once, however often it is asked, and settles with its word', async () => {
  const store = around.store();
  store.start();
  const settled = vi.fn<() => void>();
  void store.confirm().then(settled);
  void store.confirm();
  around.quiet();
  await around.settle();
  expect(around.loads).toBe(1);
  expect(settled).not.toHaveBeenCalled();
  around.tokenChanged(user);
  await around.settle();
  expect(settled).toHaveBeenCalledOnce();
  expect(store.get()).toEqual(hint);
});

test('signing out and in elsewhere reaches this tab through the hint', () => {
  const store = around.store(hint);
  store.start();
  around.kept = null;
  around.hintChanged();
  expect(store.get()).toEqual({ kind: 'signed_out' });
  around.kept = hint;
  around.hintChanged();
  expect(store.get()).toEqual(hint);
});

test('when Firebase cannot be loaded, loading ends, and it is tried again once online', async () => {
  around.loadFails = true;
  const store = around.store();
  store.start();
  around.quiet();
  await around.settle();
  expect(store.get()).toEqual({ kind: 'signed_out' });
  expect(warn).toHaveBeenCalled();

  around.loadFails = false;
  around.online();
  await around.settle();
  around.tokenChanged(user);
  expect(store.get()).toEqual(hint);
});

test('when Firebase cannot be loaded, a hint still holds', async () => {
  around.loadFails = true;
  const store = around.store(hint);
  await store.confirm();
  expect(store.get()).toEqual(hint);
});

test('a Firebase that never answers ends loading too, and its late word still counts', async () => {
  const store = around.store();
  store.start();
  around.quiet();
  await around.settle();
  around.patience();
  expect(store.get()).toEqual({ kind: 'signed_out' });
  around.tokenChanged(user);
  expect(store.get()).toEqual(hint);
});

test('a token that does not name the admin claim is refreshed once per person', async () => {
  const unnamed = { ...user, claims: { isAdmin: null, isEmailVerified: true } };
  const store = around.store();
  void store.confirm();
  await around.settle();
  around.tokenChanged(unnamed);
  around.tokenChanged(unnamed);
  expect(around.refreshes).toBe(1);
  around.tokenChanged({ ...unnamed, claims: { isAdmin: true, isEmailVerified: true } });
  expect(store.get()).toMatchObject({ isAdmin: true });
});

test('a refresh that fails is a warning, and the next token change asks again', async () => {
  around.refreshFails = true;
  const store = around.store();
  void store.confirm();
  await around.settle();
  around.tokenChanged({ ...user, claims: null });
  await around.settle();
  expect(warn).toHaveBeenCalledOnce();
  expect(store.get().kind).toBe('signed_in');
  around.tokenChanged({ ...user, claims: null });
  expect(around.refreshes).toBe(2);
});

test('a listener that has left hears nothing', () => {
  const store = around.store(hint);
  const seen = vi.fn<() => void>();
  store.subscribe(seen)();
  store.start();
  around.kept = null;
  around.hintChanged();
  expect(seen).not.toHaveBeenCalled();
});
