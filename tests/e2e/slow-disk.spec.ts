import type { Page } from '@playwright/test';
import { begunRoomOf, expectDelivered, reopened } from '#tests/support/e2e/buyer-room.ts';
import { composer, log, serverTexts } from '#tests/support/e2e/conversation.ts';
import { holdTable } from '#tests/support/e2e/held-disk.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

test.use(WITHOUT_WORKER);

// What somebody typed counts from the key: the disk may not have answered when the page is gone.

const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => page.getByRole('button', { name: '보내기', exact: true }).click();
/** As a phone does that has run out of memory. */
const kill = (page: Page) => page.goto('chrome://crash').catch(() => undefined);

test('words in a room whose disk does not answer, sent or not, are in the box of the next visit, once', async ({
  page,
  context,
}) => {
  const talk = await begunRoomOf(page);
  await holdTable(page, `geumnaru-${talk.buyer}`, 'drafts');
  await composer(page).fill('보낸 말');
  await send(page);
  await composer(page).press('End');
  await composer(page).pressSequentially(', 쓰던 말');
  await kill(page);

  const again = await reopened(context, talk);
  await expect(composer(again)).toHaveValue('보낸 말, 쓰던 말');
  expect(await serverTexts(talk)).toEqual(['처음']);
  await send(again);
  await expectDelivered(talk, ['처음', '보낸 말, 쓰던 말']);
  await again.reload();
  await expect(log(again).getByText('보낸 말, 쓰던 말')).toHaveCount(1);
  await expect(composer(again)).toHaveValue('');
});

test('what is typed into forms whose disk does not answer is there after a reload', async ({ page }) => {
  const person = await newPerson('slow');
  await signInAs(page, person);
  const fields = [
    { path: '/profile', label: '닉네임', typed: '느린디스크' },
    { path: '/board/new', label: '제목', typed: '느린 디스크' },
  ];
  for (const { path, label, typed } of fields) {
    await page.goto(path);
    const field = () => main(page).getByLabel(label, { exact: true });
    await expect(field()).toBeEditable();
    await holdTable(page, `geumnaru-${person.uid}`, 'drafts');
    await field().fill(typed);
    await page.reload();
    await expect(field()).toHaveValue(typed);
  }
  await page.goto('/my-gold');
  await main(page).getByRole('button', { name: '금 추가' }).click();
  const name = page.getByRole('dialog').getByLabel('이름');
  await expect(name).toBeEditable();
  await holdTable(page, 'geumnaru-own-gold', 'forms');
  await name.fill('할머니 반지');
  await page.reload();
  await main(page).getByRole('button', { name: '금 추가' }).click();
  await expect(name).toHaveValue('할머니 반지');
});
