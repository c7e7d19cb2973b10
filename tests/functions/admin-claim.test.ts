import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { CLOSED_QUOTAS } from '#documents/quota.ts';
import { accounts, closeBackend, freshId, given, stored } from './backend.ts';
import { signedIn } from './callers.ts';
import { runCommand } from './commands.ts';
import { listing } from './listing.ts';

afterAll(() => closeBackend());

const emailOf = (uid: string): string => `${uid.toLowerCase()}@example.com`;

test('the command makes an admin, by address or uid, and keeps other claims', async () => {
  const { uid } = await signedIn('colleague');
  await accounts().setCustomUserClaims(uid, { shop: 'jongno' });
  expect(await runCommand('admin.mjs', 'grant', emailOf(uid))).toMatchObject({ code: 0 });
  expect((await accounts().getUser(uid)).customClaims).toEqual({ shop: 'jongno', admin: true });
  expect((await runCommand('admin.mjs', 'list')).output).toContain(emailOf(uid));
});

test('taking it away ends the sign-ins and leaves word for the rules; granting again undoes that', async () => {
  const { uid } = await signedIn('colleague');
  await runCommand('admin.mjs', 'grant', uid);
  const before = (await accounts().getUser(uid)).tokensValidAfterTime;
  const removed = await runCommand('admin.mjs', 'remove', emailOf(uid));
  expect(removed).toMatchObject({ code: 0 });
  expect(removed.output).toContain('is no admin any more');
  const account = await accounts().getUser(uid);
  expect(account.customClaims ?? {}).toEqual({});
  expect(Date.parse(account.tokensValidAfterTime ?? '')).toBeGreaterThanOrEqual(
    Date.parse(before ?? '') || 0,
  );
  expect(await stored(`formerAdmins/${uid}`)).toBeDefined();
  expect((await runCommand('admin.mjs', 'list')).output).not.toContain(emailOf(uid));
  await runCommand('admin.mjs', 'grant', uid);
  expect(await stored(`formerAdmins/${uid}`)).toBeUndefined();
});

test('a suspended account is locked and leaves word for the rules, until it is restored', async () => {
  const { uid } = await signedIn('nuisance');
  expect(await runCommand('admin.mjs', 'suspend', emailOf(uid))).toMatchObject({ code: 0 });
  expect((await accounts().getUser(uid)).disabled).toBe(true);
  expect(await stored(`formerMembers/${uid}`)).toBeDefined();
  const quotas = CLOSED_QUOTAS.map((kind) => `quotas/${uid}/kinds/${kind}`);
  for (const quota of quotas) expect(await stored(quota)).toMatchObject({ of: 'closed' });
  expect(await runCommand('admin.mjs', 'restore', uid)).toMatchObject({ code: 0 });
  expect((await accounts().getUser(uid)).disabled).toBe(false);
  expect(await stored(`formerMembers/${uid}`)).toBeUndefined();
  for (const quota of quotas) expect(await stored(quota)).toBeUndefined();
});

test('what somebody offers who is suspended leaves the market, and is theirs to show again', async () => {
  const { uid } = await signedIn('nuisance');
  const pathOf = (name: string) => `products/${uid}-${name}`;
  const owned = {
    offered: { status: 'selling' },
    // For somebody outside: no order of it ever ends.
    kept: { status: 'reserved' },
    promised: { status: 'reserved', dealt: true },
    sold: { status: 'sold' },
  };
  const paths = Object.keys(owned).map(pathOf);
  const listings = Object.entries(owned).map(
    ([name, as]) => [pathOf(name), listing({ sellerId: uid, ...as })] as const,
  );
  await given(Object.fromEntries(listings));
  await runCommand('admin.mjs', 'suspend', uid);
  const left = await Promise.all(paths.map((path) => stored(path)));
  expect(left.map((product) => product?.['status'])).toEqual(['hidden', 'hidden', 'reserved', 'sold']);
  expect(left[0]?.['withheld']).toBeUndefined();
});

test('what they had reserved stays off the market when its buyer calls that off', async () => {
  const [seller, buyer] = [await signedIn('nuisance'), await signedIn('buyer')];
  const [productId, id] = [freshId('product'), freshId('order')];
  const sides = { sellerId: seller.uid, buyerId: buyer.uid };
  const order = { ...sides, productId, status: 'reserved', agreedPrice: 1_000, updatedAt: Timestamp.now() };
  await given({
    [`products/${productId}`]: listing({ sellerId: seller.uid, status: 'reserved', dealt: true }),
    [`orders/${id}`]: order,
  });
  await runCommand('admin.mjs', 'suspend', seller.uid);
  const release = { productId, orderId: freshId('order'), kind: 'release', buyer: null, price: null };
  expect(await buyer.call('changeDeal', release)).toMatchObject({ ok: true });
  // As after a lost answer.
  expect(await buyer.call('changeDeal', release)).toEqual({ ok: true, value: { orderId: null } });
  expect(await stored(`products/${productId}`)).toMatchObject({ status: 'hidden' });
  expect(await stored(`orders/${id}`)).toMatchObject({ status: 'cancelled' });
});

test('restoring somebody who was never suspended gives back nothing that they have used up', async () => {
  const { uid } = await signedIn('colleague');
  const quota = `quotas/${uid}/kinds/messages`;
  await given({ [quota]: { since: new Date(), used: 1_999, added: 1, of: 'p1_a_b', at: new Date() } });
  expect(await runCommand('admin.mjs', 'restore', uid)).toMatchObject({ code: 0 });
  expect(await stored(quota)).toMatchObject({ used: 1_999 });
});

test.each<[string, readonly string[], string]>([
  ['somebody there is none of', ['grant', `${freshId('nobody')}@example.com`], 'There is no account'],
  ['an order it does not know', ['promote', 'x@example.com'], 'Usage:'],
  ['nobody', ['grant'], 'Usage:'],
  ['a real project while emulators are set', ['list', '--project', 'geumnaru-prod'], 'real project'],
])('it refuses %s with a sentence', async (_what, words, sentence) => {
  const { code, output } = await runCommand('admin.mjs', ...words);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
});

test('an address that was never verified is no admin’s', async () => {
  const { uid } = await signedIn('stranger', { isVerified: false });
  const { code, output } = await runCommand('admin.mjs', 'grant', uid);
  expect([code, output]).toEqual([1, expect.stringContaining('has not verified')]);
  expect((await accounts().getUser(uid)).customClaims ?? {}).toEqual({});
});
