import { expect, type BrowserContext, type Page } from '@playwright/test';
import {
  composer,
  controlled,
  log,
  newTalk,
  openRoom,
  say,
  SELLER,
  serverTexts,
  serverUnread,
  type Talk,
} from './conversation.ts';
import { newPerson, signInAs } from './people.ts';

/** The request by which messages are delivered, for a network that is to be broken. */
export const DELIVERY = { target: 'firestore', path: ':commit' } as const;

/** What is said while something is wrong. */
export const TEXTS = ['하나', '둘', '셋'];

/** A buyer whom no other test knows, in a room in which nothing has been said. */
export async function emptyRoomOf(page: Page): Promise<Talk> {
  const talk = await newBuyer(page);
  await openRoom(page, talk);
  return talk;
}

/** The same, and 처음 has arrived. */
export const begunRoomOf = async (page: Page): Promise<Talk> => begun(page, await newBuyer(page));

/** The same behind a service worker: from here on the network may go. */
export async function roomOf(page: Page): Promise<Talk> {
  const talk = await newBuyer(page);
  await controlled(page);
  return begun(page, talk);
}

async function begun(page: Page, talk: Talk): Promise<Talk> {
  await openRoom(page, talk);
  await say(page, '처음');
  await expectDelivered(talk, ['처음']);
  // The device has the answer too: one that a journey cuts off leaves a message more in the queue.
  await expect(log(page).getByText(/전송 (?:대기 )?중/)).toHaveCount(0);
  return talk;
}

async function newBuyer(page: Page): Promise<Talk> {
  const person = await newPerson('buyer');
  await signInAs(page, person);
  return newTalk(person.uid);
}

/** Until the server has just these texts in this order, and the seller's counter each of them once. */
export async function expectDelivered(
  talk: Talk,
  texts: readonly string[] = ['처음', ...TEXTS],
): Promise<void> {
  await expect.poll(() => serverTexts(talk)).toEqual(texts);
  await expect.poll(() => serverUnread(talk, SELLER)).toBe(texts.length);
}

/** The room in another tab of the same browser. */
export async function reopened(context: BrowserContext, talk: Talk): Promise<Page> {
  const page = await context.newPage();
  await page.goto(talk.path);
  await composer(page).waitFor();
  return page;
}
