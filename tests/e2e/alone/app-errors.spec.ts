import type { Page } from '@playwright/test';
import { removed } from '#tests/support/e2e/conversation.ts';
import { desk, main } from '#tests/support/e2e/exchange-desk.ts';
import { idsWhere } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';

const SECRET = '두돈이 010-1234-5678';
const forgetErrors = async () => {
  const told = await idsWhere('clientErrors', 'cause', 'too_much_recursion');
  for (const id of told) await removed(`clientErrors/${id}`);
};

/** Thrown where nobody catches it, with somebody's words in it. */
const fail = (page: Page): Promise<void> =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new RangeError(`Maximum call stack size exceeded: ${words}`);
    });
  }, SECRET);

test('an error on somebody’s device comes to the desk without a word of theirs, and is closed there', async ({
  browser,
}) => {
  await forgetErrors();
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto('/product/demo-none');
  await expect(main(page)).toBeVisible();
  await fail(page);
  await fail(page);
  await expect.poll(() => idsWhere('clientErrors', 'cause', 'too_much_recursion')).toHaveLength(1);

  const admin = await desk(browser);
  await admin.page.goto('/admin/system');
  const errors = admin.page.getByRole('region', { name: '앱 오류' });
  const entry = errors.getByRole('article', { name: '화면 동작 · 너무 깊은 호출' });
  await expect(entry).toContainText('종류 RangeError');
  await expect(entry).toContainText('/product/$productId');
  await expect(entry).not.toContainText('두돈이');
  await expect(entry).not.toContainText('demo-none');
  await entry.getByRole('button', { name: /확인 완료/ }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: '확인 완료' }).click();
  await expect(entry).toHaveCount(0);
  await forgetErrors();
  await visitor.close();
});
