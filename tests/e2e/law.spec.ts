import { expect, test } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

const INTERMEDIARY = '통신판매중개자로서 거래 당사자가 아니며';

test('every page says who runs the house and that it only brings people together, but where it does not', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(INTERMEDIARY);
  for (const term of [
    '상호',
    '대표자',
    '사업자등록번호',
    '통신판매업신고',
    '주소',
    '고객센터',
    '이메일',
    '호스팅 제공',
  ]) {
    await expect(footer.getByText(term, { exact: true })).toBeAttached();
  }
  await expect(footer).toContainText('Google LLC (Firebase Hosting)');

  await signInAs(page, await newPerson('customer'));
  await page.goto('/gold-exchange');
  await expect(footer.getByText('호스팅 제공', { exact: true })).toBeAttached();
  await expect(footer).not.toContainText(INTERMEDIARY);
});
