import type { BrowserContext, Page } from '@playwright/test';
import { controlled, given, newTalk } from './conversation.ts';
import { expect, test as base } from './journey.ts';
import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { newPerson, signInAs, type NewPerson } from './people.ts';
import { APP, unique } from './lane.ts';
import { sellerBegins } from './seller-says.ts';
import { lookAway, openPhone, type Phone } from './phone.ts';
import { givenPushService, sentTo, type PushFields, type PushService } from './push-service.ts';
import { loadAnew } from './overlays.ts';

/** Somebody whose phone is registered for pushes, with the app open on it. */
export interface Member {
  readonly person: NewPerson;
  readonly phone: Phone;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly service: PushService;
}

/** Playwright's test with a member of its own. */
export const test = base.extend<{ member: Member }>({
  // Its own pages are followed for errors too, by the same rule as everybody's.
  member: async ({ uncaught }, lend) => {
    const phone = await openPhone();
    phone.context.on('weberror', (event) => uncaught.push(event.error().stack ?? event.error().message));
    try {
      await lend(await registered(phone));
    } finally {
      await phone.close();
    }
  },
});

async function registered(phone: Phone): Promise<Member> {
  const { context } = phone;
  const person = await newPerson('told');
  const service = await givenPushService(context, unique('token'));
  const page = await context.newPage();
  await signInAs(page, person);
  await controlled(page);
  await registeredFor(page, person, service.token);
  return { person, phone, context, page, service };
}

/**
 * Until the server knows the token. A start that was too slow for it is followed by another: every start
 * registers.
 */
export async function registeredFor(page: Page, { uid }: NewPerson, token: string): Promise<void> {
  let starts = 0;
  await expect(async () => {
    starts += 1;
    if (starts > 1) await loadAnew(page);
    // Longer than a token may take.
    const expected = { timeout: 20_000 };
    await expect.poll(() => kept(page, 'fcmToken'), expected).toBe(token);
    await expect.poll(() => kept(page, 'fcmTokenSavedFor'), expected).toBe(uid);
  }).toPass();
}

export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Opens a page of the app and waits until it can do without the network. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${APP}${path}`);
  await controlled(page);
}

/** Closes every page of the app; what stays is none of it. */
export async function closeApp({ context, page }: Member): Promise<void> {
  await lookAway(context);
  await page.close();
}

export interface NoticeChanges {
  readonly type?: string;
  readonly title?: string;
  readonly link?: string;
  readonly read?: boolean;
  readonly exchangeId?: string;
}

/** A notification as the server writes it; gives its id. */
export async function notify(
  uid: string,
  { exchangeId, ...changes }: NoticeChanges = {},
  createdAt = new Date(),
): Promise<string> {
  const id = unique('notice');
  await given(`notifications/${id}`, {
    ...encodeFields({
      to: uid,
      type: 'exchange_scheduled',
      title: '예약이 확정되었습니다!',
      body: '3월 12일 오후 2시, 종로 본점',
      link: '/my-exchanges',
      meta: exchangeId === undefined ? {} : { exchangeId },
      read: false,
      ...changes,
    }),
    createdAt: moment(createdAt),
  });
  return id;
}

/** What the server has sent to a member, once it is `count` pushes. */
export async function pushesTo({ service }: Pick<Member, 'service'>, count = 1): Promise<PushFields[]> {
  await expect.poll(async () => (await sentTo(service.token)).length).toBe(count);
  return sentTo(service.token);
}

export interface Room {
  readonly chatId: string;
  readonly path: string;
}

/** The demo seller writes to a person about a listing; gives their room. */
export async function sellerWrites(uid: string, words: string, unread = 1): Promise<Room> {
  const talk = await newTalk(uid);
  await sellerBegins(talk, words, unread);
  return talk;
}

/** An exchange of somebody's that the desk has moved on. */
export const exchangeOf = (userId: string, status = 'scheduled') => ({
  ...encodeFields({
    userId,
    viewed: false,
    status,
    requestNo: 'GN-260311-0001',
    items: [{ purity: '24K', weightG: 37.5, count: 1, note: '' }],
    targetBars: [{ weightG: 10, count: 1 }],
    storeId: 'store-jongno',
    preferredSlots: [],
    contactPhone: '010-1234-5678',
    estimate: { fineGoldG: 37.5, fee: 20_000, priceDate: null },
    history: [],
    version: 1,
  }),
  createdAt: moment(new Date()),
  updatedAt: moment(new Date()),
  touchedAt: moment(new Date()),
});

/** A push that no document stands behind: what the app shows of it, it knows from the push alone. */
export const aPush = (to: string, changes: PushFields = {}): PushFields => ({
  title: '점검 안내',
  body: '오늘 밤 2시에 잠시 멈춰요.',
  type: 'system',
  click_action: '/notifications',
  eventId: unique('event'),
  tag: unique('tag'),
  to,
  sentAt: String(Date.now()),
  notificationId: unique('push'),
  ...changes,
});

const moment = (at: Date) => ({ timestampValue: at.toISOString() });
