import type { BrowserContext, Page } from '@playwright/test';
import { composer, controlled, log, serverUnread } from '#tests/support/e2e/conversation.ts';
import { storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { setDisabled } from '#tests/support/e2e/people.ts';
import { lookAway, type Phone } from '#tests/support/e2e/phone.ts';
import { expect, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import {
  aPush,
  closeApp,
  kept,
  notify,
  pushesTo,
  sellerWrites,
  test,
  visit,
  type Member,
} from '#tests/support/e2e/push-journey.ts';

// From a write on the server, through the function and the push service's stand-in, to a real push event of
// the browser, what its owner sees, and what a press on it does.

/** Who is told looks at a phone; the browser of every journey opens nothing here. */
test.use(WITHOUT_WORKER);

const TITLE = '예약이 확정되었습니다!';
const toasts = (page: Page) => page.getByRole('region', { name: '알림 메시지' });
/** Looks away until the page knows. */
const hide = async ({ page, context }: Member) => {
  await lookAway(context);
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden');
};
const shown = ({ desktop }: Phone) => expect.poll(() => desktop.shown().toSorted());

/** What the worker puts on the app's icon, which no desktop of a test shows. */
async function followIconBadge(context: BrowserContext): Promise<() => Promise<number | null>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker runs');
  await worker.evaluate(() => {
    Object.assign(navigator, {
      setAppBadge: async (unread: number) => {
        Object.assign(globalThis, { shownOnIcon: unread });
      },
    });
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shownOnIcon') ?? null);
}

test.describe('while the app is looked at', () => {
  test('a write becomes one toast, under the title of its kind, that leads to its page', async ({
    member,
  }) => {
    const { page, phone, person } = member;
    await visit(page, '/favorites');
    const id = await notify(person.uid, { type: 'exchange_completed', title: '처리 결과' });
    const toast = toasts(page).getByRole('button', { name: /교환이 완료되었습니다!/ });
    // The live data or the push tells it, whichever is first; it stays while a pointer is on it, and the
    // other adds none.
    const held = toast.hover();
    const [push = {}] = await pushesTo(member);
    await phone.receive(push);
    await held;
    await expect(toast).toHaveCount(1);
    await phone.receive(push);
    // What comes after it has been through the same turn.
    await phone.receive(aPush(person.uid, { title: '다음 소식' }));
    await expect(toasts(page).getByText('다음 소식')).toBeVisible();
    await expect(toast).toHaveCount(1);
    expect(phone.desktop.shown()).toEqual([]);
    await toast.click();
    await expect(page).toHaveURL(/\/my-exchanges$/);
    await expect.poll(() => storedField(`notifications/${id}`, 'read')).toBe(true);
  });

  test('at most three toasts stand, and one that leads out of the app leads nowhere', async ({ member }) => {
    const { page, phone, person } = member;
    await visit(page, '/favorites');
    for (const title of ['하나', '둘', '셋', '넷']) {
      await phone.receive(aPush(person.uid, { title, click_action: 'https://evil.example/' }));
    }
    await expect(toasts(page).getByText('넷', { exact: true })).toBeVisible();
    await expect(toasts(page).getByText('하나', { exact: true })).toHaveCount(0);
    await expect(toasts(page).getByRole('button', { name: '닫기' })).toHaveCount(3);
    // Only their close buttons can be pressed.
    await expect(toasts(page).getByRole('button')).toHaveCount(3);
  });
});

test('who tries whether a push comes sees it come, and offline is told where the way is broken', async ({
  member,
}) => {
  const { page, phone, context } = member;
  await visit(page, '/profile');
  const settings = page.getByRole('region', { name: '알림 설정' });
  await settings.getByRole('button', { name: '시험 알림 보내기' }).dblclick();
  const [push = {}] = await pushesTo(member);
  await phone.receive(push);
  await expect(settings).toContainText('시험 알림이 이 기기에 도착했어요.');
  await context.setOffline(true);
  await settings.getByRole('button', { name: '다시 보내기' }).click();
  await expect(settings).toContainText('인터넷에 연결되어 있지 않아 시험 알림을 보내지 못했어요.');
  await context.setOffline(false);
  await pushesTo(member);
});

test.describe('while the app is hidden', () => {
  test('a write becomes a notification, and a press brings the window to its page', async ({ member }) => {
    const { page, phone, person, context } = member;
    await visit(page, '/favorites');
    await hide(member);
    await notify(person.uid);
    const [push = {}] = await pushesTo(member);
    await phone.receive(push);
    await shown(phone).toEqual([TITLE]);
    await expect(toasts(page).getByText(TITLE)).toHaveCount(0);
    const pages = context.pages().length;
    phone.desktop.press(TITLE);
    await expect(page).toHaveURL(/\/my-exchanges$/);
    await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('visible');
    expect(context.pages()).toHaveLength(pages);
    await shown(phone).toEqual([]);
  });

  test('what was read in the app leaves the screen, and the next of its room counts anew', async ({
    member,
  }) => {
    const { page, phone, person } = member;
    await visit(page, '/favorites');
    await hide(member);
    await notify(person.uid);
    const room = await sellerWrites(person.uid, '아직 판매 중인가요?');
    const pushes = await pushesTo(member, 2);
    for (const push of pushes) await phone.receive(push);
    const message = pushes.find(({ chatId }) => chatId === room.chatId) ?? {};
    const seller = message['title'] ?? '';
    await shown(phone).toEqual([seller, TITLE].toSorted());
    await page.bringToFront();
    await visit(page, '/notifications');
    await page.getByRole('button', { name: `${TITLE} 읽음으로 표시` }).click();
    await shown(phone).toEqual([seller]);
    await visit(page, room.path);
    await shown(phone).toEqual([]);
    await hide(member);
    await phone.receive(
      aPush(person.uid, { ...message, eventId: 'next-in-room', sentAt: String(Date.now() + 1) }),
    );
    await shown(phone).toEqual([seller]);
  });

  test('답장 brings the room with the cursor in the message box, and what was typed stays', async ({
    member,
  }) => {
    const { page, phone, person, context } = member;
    const room = await sellerWrites(person.uid, '아직 판매 중인가요?');
    await visit(page, room.path);
    await composer(page).fill('쓰던 글');
    await composer(page).blur();
    await lookAway(context);
    const [push = {}] = await pushesTo(member);
    await phone.receive(
      aPush(person.uid, { ...push, eventId: 'reply-in-room', sentAt: String(Date.now() + 1) }),
    );
    const title = push['title'] ?? '';
    await shown(phone).toEqual([title]);
    phone.desktop.press(title, '답장');
    await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('visible');
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue('쓰던 글');
    await expect(page).toHaveURL(new RegExp(`${room.path}$`));
  });
});

test.describe('while the app is closed', () => {
  test('a write becomes one notification, and a press opens its page and marks it as read', async ({
    member,
  }) => {
    const { phone, person, context } = member;
    const iconBadge = await followIconBadge(context);
    await closeApp(member);
    const id = await notify(person.uid);
    const [push = {}] = await pushesTo(member);
    await phone.receive(push);
    await phone.receive(push);
    await phone.receive(aPush(person.uid, { title: '다음 소식' }));
    await shown(phone).toEqual(['다음 소식', TITLE]);
    await expect.poll(iconBadge).toBe(2);
    const opened = context.waitForEvent('page');
    phone.desktop.press(TITLE);
    await expect(await opened).toHaveURL(/\/my-exchanges$/);
    await shown(phone).toEqual(['다음 소식']);
    await expect.poll(() => storedField(`notifications/${id}`, 'read')).toBe(true);
  });

  test('what the seller writes is told under the seller’s name, and 답장 opens the room to type in', async ({
    member,
  }) => {
    const { phone, person, context } = member;
    await closeApp(member);
    const room = await sellerWrites(person.uid, '오늘 저녁에 볼 수 있을까요?');
    const [push = {}] = await pushesTo(member);
    await phone.receive(push);
    const title = push['title'] ?? '';
    expect(push['body']).toBe('오늘 저녁에 볼 수 있을까요?');
    await shown(phone).toEqual([title]);
    expect(phone.desktop.buttonsOf(title)).toEqual(expect.arrayContaining(['답장', '읽음']));
    const opened = context.waitForEvent('page');
    phone.desktop.press(title, '답장');
    const page = await opened;
    await expect(composer(page)).toBeFocused();
    await expect(log(page)).toContainText('오늘 저녁에 볼 수 있을까요?');
    await expect(page).toHaveURL(new RegExp(`${room.path}$`));
  });

  test('읽음 marks a chat and a notification as read on the server, and opens nothing', async ({
    member,
  }) => {
    const { phone, person, context } = member;
    // Whoever looks is told by the app, and its push is none any more.
    await closeApp(member);
    const room = await sellerWrites(person.uid, '입금 확인했어요.');
    const id = await notify(person.uid);
    const pushes = await pushesTo(member, 2);
    for (const push of pushes) await phone.receive(push);
    const { title: seller = '', messageId = '' } = pushes.find(({ chatId }) => chatId === room.chatId) ?? {};
    await shown(phone).toEqual([seller, TITLE].toSorted());
    const pages = context.pages().length;
    expect(await serverUnread(room, person.uid)).toBe(1);
    phone.desktop.press(seller, '읽음');
    await expect.poll(() => serverUnread(room, person.uid)).toBe(0);
    expect(await storedField(`chats/${room.chatId}/messages/${messageId}`, 'readBy')).toContain(person.uid);
    phone.desktop.press(TITLE, '읽음');
    await expect.poll(() => storedField(`notifications/${id}`, 'read')).toBe(true);
    await shown(phone).toEqual([]);
    expect(context.pages()).toHaveLength(pages);
  });

  test('what came is in the app without network, by the press too', async ({ member }) => {
    const { phone, person, context } = member;
    await closeApp(member);
    await phone.receive(aPush(person.uid, { title: '지하철역 매장 안내' }));
    await shown(phone).toEqual(['지하철역 매장 안내']);
    await context.setOffline(true);
    const opened = context.waitForEvent('page');
    phone.desktop.press('지하철역 매장 안내');
    const page = await opened;
    await expect(page.getByRole('main').getByText('지하철역 매장 안내')).toBeVisible();
    await expect(page).toHaveURL(/\/notifications$/);
  });

  test('a hundred messages of one chat at once are one notification that counts them', async ({ member }) => {
    const { phone, person } = member;
    await closeApp(member);
    const chat = { title: '금이', tag: 'chat:burst', notificationId: '', click_action: '/chat' };
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        phone.receive(aPush(person.uid, { ...chat, body: `글 ${index}` })),
      ),
    );
    await shown(phone).toEqual(['금이 (100)']);
  });

  test('the news of one exchange replace each other, those of two do not', async ({ member }) => {
    const { phone, person } = member;
    await closeApp(member);
    await notify(person.uid, { exchangeId: 'x1' });
    const [scheduled = {}] = await pushesTo(member);
    await notify(person.uid, {
      exchangeId: 'x1',
      type: 'exchange_in_progress',
      title: '교환이 진행 중입니다',
    });
    const [, started = {}] = await pushesTo(member, 2);
    await phone.receive(scheduled);
    await phone.receive(started);
    await phone.receive(aPush(person.uid, { title: '다른 교환', tag: 'exchange:x2' }));
    await shown(phone).toEqual(['교환이 진행 중입니다 (2)', '다른 교환']);
  });
});

test.describe('what should not be shown', () => {
  test('a push that comes after its notification was read elsewhere is not', async ({ member }) => {
    const { page, phone, person, context } = member;
    const id = await notify(person.uid);
    const [push = {}] = await pushesTo(member);
    await visit(page, '/notifications');
    await page.getByRole('button', { name: `${TITLE} 읽음으로 표시` }).click();
    await expect.poll(() => storedField(`notifications/${id}`, 'read')).toBe(true);
    await lookAway(context);
    await phone.receive(push);
    await phone.receive(aPush(person.uid, { title: '다음 소식' }));
    await shown(phone).toEqual(['다음 소식']);
  });

  test('a push for somebody else is not, nor one after the sign-out', async ({ member }) => {
    const { page, phone, person, context } = member;
    await lookAway(context);
    await phone.receive(aPush('somebody-else', { title: '남의 알림' }));
    await phone.receive(aPush(person.uid, { title: '내 알림' }));
    await shown(phone).toEqual(['내 알림']);
    await page.bringToFront();
    await visit(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
    await page.waitForURL('**/login');
    await controlled(page);
    await lookAway(context);
    await phone.receive(aPush(person.uid, { title: '떠난 뒤' }));
    // What cannot be read is for nobody in particular, and comes after. What stood there has left with its
    // owner.
    await phone.receive('{');
    await shown(phone).toEqual(['금나루']);
  });

  test('a push for a sign-in that the server has ended is not, and the browser is subscribed no longer', async ({
    member,
  }) => {
    const { page, phone, person, context } = member;
    await lookAway(context);
    await phone.receive(aPush(person.uid, { title: '내 알림' }));
    await shown(phone).toEqual(['내 알림']);
    await setDisabled(person.uid, true);
    await page.bringToFront();
    await visit(page, '/stores');
    await expect.poll(() => kept(page, 'geumnaru.session')).toBeNull();
    await expect.poll(() => kept(page, 'fcmToken')).toBeNull();
    await expect.poll(() => kept(page, 'e2e.subscribed')).toBeNull();
    await shown(phone).toEqual([]);
    // What waits to be sent stays for the same person, so that their database is no sign of who is here.
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name ?? ''),
    );
    expect(databases).toContain(`geumnaru-${person.uid}`);
    await lookAway(context);
    // One that was on its way.
    await phone.receive(aPush(person.uid, { title: '끝난 뒤' }));
    await phone.receive('{');
    await shown(phone).toEqual(['금나루']);
  });

  test('what cannot be read is shown without words of its own, and breaks nothing', async ({ member }) => {
    const { phone, person } = member;
    await closeApp(member);
    await phone.receive('{"data": "nonsense');
    await phone.receive('');
    await phone.receive(aPush(person.uid, { eventId: '../../x' }));
    await phone.receive(aPush(person.uid, { to: '' }));
    await phone.receive(aPush(person.uid, { title: '괜찮은 알림' }));
    await shown(phone).toEqual(['괜찮은 알림', '금나루']);
  });
});
