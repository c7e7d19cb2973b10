import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { roomOf } from '#tests/support/e2e/buyer-room.ts';
import { log } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP } from '#tests/support/e2e/journey.ts';
import { sellerSays } from '#tests/support/e2e/seller-says.ts';

test.use(WITH_APP);

test('a proof is made without network, signed when it is back, and checked without anybody', async ({
  page,
  context,
}, testInfo) => {
  const talk = await roomOf(page);
  await sellerSays(talk, '네, <b>보증서</b> 있어요.');
  await log(page).getByText('보증서').waitFor();

  await context.setOffline(true);
  await page.getByRole('button', { name: '대화 메뉴' }).click();
  await page.getByRole('button', { name: '거래 증빙' }).click();
  const sheet = page.getByRole('dialog', { name: '거래 증빙' });
  await expect(sheet.getByText('서명 대기 중')).toBeVisible();
  await context.setOffline(false);
  await expect(sheet.getByText('서명 완료')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '파일 저장' }).click(),
  ]);
  const path = testInfo.outputPath('proof.html');
  await download.saveAs(path);
  const bytes = await readFile(path);
  expect(bytes.toString()).toContain('네, &lt;b&gt;보증서&lt;/b&gt; 있어요.');

  await page.goto('/verify-proof');
  await context.setOffline(true);
  const file = page.getByTestId('proof-file');
  await file.setInputFiles(path);
  await expect(page.getByText('변경되지 않은 증빙입니다.')).toBeVisible();
  await expect(page.getByText('메시지 2개 (같음)')).toBeVisible();
  const changed = Buffer.from(bytes);
  changed[changed.indexOf('보증서')] = 0x20;
  await writeFile(testInfo.outputPath('changed.html'), changed.toString());
  await file.setInputFiles(testInfo.outputPath('changed.html'));
  await expect(page.getByText('변경된 파일입니다.')).toBeVisible();

  // The file checks itself, and has no use for a network.
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByText('서명된 파일')).toBeVisible();
  await page.getByLabel('확인할 증빙 파일').setInputFiles(path);
  await expect(page.getByText('변경되지 않은 증빙입니다.')).toBeVisible();
  await context.setOffline(false);
});
