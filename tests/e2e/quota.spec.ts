import type { Page } from '@playwright/test';
import { QUOTAS, type QuotaKind } from '#domain/quota/quotas.ts';
import { begunRoomOf } from '#tests/support/e2e/buyer-room.ts';
import { given, log, say, serverTexts } from '#tests/support/e2e/conversation.ts';
import { fillRequest } from '#tests/support/e2e/exchange-desk.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { aPhoto, choosePhotos, fillSpecs, finish } from '#tests/support/e2e/selling.ts';

test.use(WITHOUT_WORKER);

const HELD = /지금은 많이 보내서 (?:내일 )?오[전후] \d+:\d\d에 이어서 보내요\./;
const main = (page: Page) => page.getByRole('main');

/** Somebody has done all that anybody may, and may go on in so many milliseconds. */
async function usedUp(uid: string, kind: QuotaKind, leftMs: number): Promise<void> {
  const { most, windowMinutes } = QUOTAS[kind];
  const since = new Date(Date.now() - windowMinutes * 60_000 + leftMs).toISOString();
  await given(`quotas/${uid}/kinds/${kind}`, {
    since: { timestampValue: since },
    at: { timestampValue: since },
    used: { integerValue: String(most) },
    added: { integerValue: '1' },
    of: { stringValue: 'earlier' },
  });
}

/** Longer than anybody looks around, however busy the machine. */
const LEFT_MS = 10 * 60_000;

/** When a window ends, by which a full quota opens again. */
const WHEN = /(?:내일 )?오[전후] \d+:\d\d/;

test('a new picture of oneself above the quota is told until when, and not called offline', async ({
  page,
}) => {
  const person = await newPerson('avatar');
  await usedUp(person.uid, 'uploads', QUOTAS.uploads.windowMinutes * 60_000);
  await signInAs(page, person);
  await page.goto('/profile');
  await page.getByTestId('avatar-file').setInputFiles([aPhoto()]);
  const said = page.getByText(new RegExp(`${WHEN.source}부터 다시 바꿀 수 있어요\\.$`));
  await expect(said).toBeVisible();
  await expect(page.getByText('오프라인 상태라')).toHaveCount(0);
});

test('who has written too much is told until when it waits, and it goes out by itself, in order', async ({
  page,
}) => {
  const talk = await begunRoomOf(page);
  await page.clock.install();
  await usedUp(talk.buyer, 'messages', LEFT_MS);
  await say(page, '많이 쓴 뒤', '그 다음');
  await expect(page.getByText(HELD)).toBeVisible();
  await expect(log(page).getByText('전송 실패')).toHaveCount(0);

  await page.goto('/profile');
  const waiting = page.getByRole('list', { name: '보내지 못한 내용' });
  await expect(waiting).toContainText('메시지는 한 시간에 2,000개까지 보낼 수 있어요.');
  expect(await serverTexts(talk)).toEqual(['처음']);

  // The time that was told has come, for the server and for the page.
  await usedUp(talk.buyer, 'messages', -1_000);
  await page.clock.fastForward(LEFT_MS + 1_000);
  await expect(page.getByText('보내지 못한 내용이 없어요.')).toBeVisible();
  expect(await serverTexts(talk)).toEqual(['처음', '많이 쓴 뒤', '그 다음']);
});

test('a listing and an exchange beyond the day’s wait among one’s own, and say until when', async ({
  page,
}) => {
  const person = await newPerson('busy');
  await signInAs(page, person);
  for (const kind of ['listings', 'exchanges', 'uploads'] as const) {
    await usedUp(person.uid, kind, 60 * 60_000);
  }
  const offer = { title: '18K 민자 반지', price: '600000' };
  await page.goto('/sell');
  await choosePhotos(page, 1);
  await main(page).getByRole('button', { name: '다음', exact: true }).click();
  await fillSpecs(page, offer);
  await main(page).getByRole('button', { name: '다음', exact: true }).click();
  await finish(page, offer);
  await expect(main(page)).toContainText(HELD);

  await fillRequest(page);
  await page.getByRole('button', { name: '신청하기' }).click();
  await expect(page).toHaveURL(/\/my-exchanges/);
  await expect(main(page)).toContainText(HELD);
});
