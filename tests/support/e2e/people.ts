import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#scripts/lib/demo-accounts.mjs';
import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';
import { APP, unique, ZONE } from './lane.ts';
import { signedIn } from './signed-in.ts';

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).auth}`;
const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts`;

export interface NewPerson {
  readonly uid: string;
  readonly email: string;
}

/** A verified member that no other test knows. */
export async function newPerson(name: string, { isAdmin = false } = {}): Promise<NewPerson> {
  const uid = unique(name);
  const email = `${uid.toLowerCase()}@example.com`;
  await post(accounts, {
    localId: uid,
    email,
    password: DEMO_PASSWORD,
    emailVerified: true,
    displayName: name,
  });
  await setAdmin(uid, isAdmin);
  return { uid, email };
}

/** Grants or takes the admin claim; tokens that are out stay as they are. */
export const setAdmin = (uid: string, isAdmin: boolean): Promise<unknown> =>
  post(`${accounts}:update`, { localId: uid, customAttributes: JSON.stringify({ admin: isAdmin }) });

/** Closes an account, or opens it again; the next fresh token is refused meanwhile. */
export const setDisabled = (uid: string, isDisabled: boolean): Promise<unknown> =>
  post(`${accounts}:update`, { localId: uid, disableUser: isDisabled });

/** Somebody's own browser, signed in. */
export async function browserOf(
  browser: Browser,
  person: NewPerson,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    locale: 'ko-KR',
    timezoneId: ZONE,
    ...options,
  });
  const page = await context.newPage();
  await signInAs(page, person);
  return { page, context };
}

/** Somebody who has signed in here before; the page stands outside of the app. */
export const signInAs = (page: Page, { email }: Pick<NewPerson, 'email'>): Promise<void> =>
  signedIn(page, email);

/** The way people do, on a device that somebody else has used. */
export async function signInByHand(page: Page, { email }: Pick<NewPerson, 'email'>): Promise<void> {
  // In full: not every browser of a test knows the app's address by itself.
  await page.goto(`${APP}/login`);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

async function post(address: string, body: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The Auth emulator refused: ${await answer.text()}`);
  return answer.json();
}
