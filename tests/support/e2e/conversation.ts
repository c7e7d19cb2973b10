import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { parseTimestamp, type RestFields } from '#data/remote/rest/firestore-values.ts';
import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { demoAccounts, type DemoPerson } from '#scripts/lib/demo-accounts.mjs';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';
import { APP, unique } from './lane.ts';
import { isOutside, signedIn } from './signed-in.ts';

const host = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).firestore}`;
export const root = `projects/${DEMO_PROJECT}/databases/(default)/documents`;

/** The seed's seller; uids make the ids of chats. */
export const SELLER = 'demo-seller';

export interface Talk {
  readonly buyer: string;
  readonly productId: string;
  readonly chatId: string;
  readonly path: string;
}

/** In won; below what a first deal with somebody new is warned of. */
const TALK_PRICE = '950000';

/**
 * A listing of the demo seller, open to offers, that no other test knows, and the chat that a buyer may begin
 * about it.
 */
export async function newTalk(buyer: string): Promise<Talk> {
  const productId = unique('e2e');
  const [sample] = await query(':runQuery', {
    from: [{ collectionId: 'products' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [field('sellerId', SELLER), field('status', 'selling')],
      },
    },
    limit: 1,
  });
  if (!sample) throw new Error('the seed has no listing of the demo seller');
  await commit([
    {
      update: {
        name: `${root}/products/${productId}`,
        fields: {
          ...sample.fields,
          // Which of the seller's listings comes first depends on what other journeys have listed.
          price: { integerValue: TALK_PRICE },
          negotiable: { booleanValue: true },
        },
      },
    },
  ]);
  const chatId = [productId, ...[buyer, SELLER].toSorted()].join('_');
  return { buyer, productId, chatId, path: `/chat/${chatId}` };
}

/** The conversation as the server holds it, in the order that readers see. */
export async function serverTexts({ chatId }: Pick<Talk, 'chatId'>): Promise<string[]> {
  const rows = await query(`/chats/${chatId}:runQuery`, {
    from: [{ collectionId: 'messages' }],
    orderBy: [{ field: { fieldPath: 'timestamp' } }],
  });
  return rows
    .map(({ fields }) => ({
      text: fields['text']?.stringValue ?? '',
      // Not as texts: the server writes a whole second without a fraction, and "25Z" is behind "25.391Z".
      at: parseTimestamp(fields['timestamp']?.timestampValue) ?? 0,
      seq: Number(fields['seq']?.integerValue ?? 0),
      hasPicture: fields['imageUrl']?.stringValue !== undefined,
    }))
    .toSorted((a, b) => a.at - b.at || a.seq - b.seq)
    .map(({ text, hasPicture }) => (hasPicture ? '[사진]' : text));
}

/** Somebody's counter of unread messages. */
export async function serverUnread({ chatId }: Pick<Talk, 'chatId'>, uid: string): Promise<number> {
  const answer = await fetch(`http://${host}/v1/${root}/chats/${chatId}`, { headers: OWNER });
  const { fields }: { fields?: Fields } = await answer.json();
  return Number(fields?.['unreadCount']?.mapValue?.fields[uid]?.integerValue ?? 0);
}

/** Writes a document as the server does, past the rules. */
export const given = (path: string, fields: Fields | RestFields): Promise<void> =>
  commit([{ update: { name: `${root}/${path}`, fields } }]);

/** The same of many at once. */
export const allGiven = (
  documents: readonly { readonly path: string; readonly fields: RestFields }[],
): Promise<void> =>
  commit(documents.map(({ path, fields }) => ({ update: { name: `${root}/${path}`, fields } })));

export const removed = (path: string): Promise<void> => commit([{ delete: `${root}/${path}` }]);

/** A browser of its own with somebody signed in, as on another phone. */
export async function phoneOf(
  browser: Browser,
  person: DemoPerson,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    locale: 'ko-KR',
    ...options,
  });
  const page = await context.newPage();
  await signedIn(page, demoAccounts[person].email);
  return { context, page };
}

/** The driver by itself asks with each frame, and has the page draw each: a tenth of a processor for as long. */
const ASK_EVERY_MS = 100;

/** Until the service worker serves the page: from then on it opens without network. */
export async function controlled(page: Page): Promise<void> {
  if (isOutside(page)) await page.goto(APP);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    polling: ASK_EVERY_MS,
  });
}

export async function openRoom(page: Page, talk: Talk): Promise<void> {
  await page.goto(`/product/${talk.productId}`);
  await page.getByRole('button', { name: '문의하기' }).click();
  await page.waitForURL(`**${talk.path}`);
  await composer(page).waitFor();
}

export const composer = (page: Page) => page.getByLabel('메시지 입력');
export const log = (page: Page) => page.getByRole('log');

/** Types the texts one after another, each until its bubble shows. */
export async function say(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await composer(page).fill(text);
    await page.getByRole('button', { name: '보내기', exact: true }).click();
    await log(page).getByText(text, { exact: true }).waitFor();
  }
}

/** Proposes a price, in won. */
export async function offer(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: /^약속(·가격)? 제안$/ }).click();
  await page.getByRole('button', { name: '가격 제안', exact: true }).click();
  await page.getByLabel('제안할 가격').fill(price);
  await page.getByRole('button', { name: '제안 보내기' }).click();
}

interface RestValue {
  readonly stringValue?: string;
  readonly integerValue?: string;
  readonly booleanValue?: boolean;
  readonly timestampValue?: string;
  readonly mapValue?: { readonly fields: Fields };
}
type Fields = Readonly<Record<string, RestValue>>;

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const field = (name: string, value: string) => ({
  fieldFilter: { field: { fieldPath: name }, op: 'EQUAL', value: { stringValue: value } },
});

async function query(path: string, structuredQuery: unknown): Promise<{ fields: Fields }[]> {
  const answer = await fetch(`http://${host}/v1/${root}${path}`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ structuredQuery }),
  });
  if (!answer.ok) throw new Error(`The emulator refused a query: ${await answer.text()}`);
  const rows: { document?: { fields: Fields } }[] = await answer.json();
  return rows.flatMap(({ document }) => (document ? [document] : []));
}

/** The same of whatever writes, all of them or none. */
export async function commit(writes: readonly unknown[]): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://${host}/v1/${root}:commit`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ writes }),
    });
    if (answer.ok) return;
    const said = await answer.text();
    // Nothing of it is written where another commit has held a document for too long: every client comes again.
    if (!said.includes('"ABORTED"')) throw new Error(`The emulator refused a write: ${said}`);
  }
}
