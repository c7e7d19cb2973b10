import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';
import { withoutTriggers } from '#scripts/seed/triggers.mjs';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { notify } from '#tests/support/e2e/push-journey.ts';

test.use(WITHOUT_WORKER);

const hub = process.env['FIREBASE_EMULATOR_HUB'] ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).hub}`;
const TWO_DAYS = 2 * 24 * 60;
/** More than a page of them. */
const ALL = 105;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('the list goes on behind its first hundred, and the count is of all', async ({ page }) => {
  const person = await newPerson('reader');
  // They have long been pushed. A hundred at once would be pushed by as many functions, which the emulator may
  // lose one of; and it asks every listener's question again with each commit of theirs.
  await withoutTriggers(hub, () =>
    Promise.all(
      Array.from({ length: ALL }, (_, n) =>
        notify(person.uid, { title: `소식 ${n}`, read: n !== ALL - 1 }, minutesAgo(TWO_DAYS + n)),
      ),
    ),
  );
  await signInAs(page, person);
  await page.goto('/notifications');
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  // The oldest is unread, so that it stands there at once; behind the others there is more.
  await expect(rows).toHaveCount(101);
  await expect(main).toContainText('읽지 않은 알림 1개');
  await main.getByRole('button', { name: '이전 알림 더 보기' }).click();
  await expect(rows).toHaveCount(ALL);
  await expect(main.getByRole('button', { name: '이전 알림 더 보기' })).toHaveCount(0);
  await expect(main).toContainText('읽지 않은 알림 1개');
});
