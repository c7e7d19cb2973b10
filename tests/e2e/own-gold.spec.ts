import { readFile } from 'node:fs/promises';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { controlled } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import {
  addPiece,
  exportTo,
  importFrom,
  main,
  openOwnGold,
  openPiece,
  row,
  sheet,
  watchRequests,
} from '#tests/support/e2e/own-gold.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs, signInByHand } from '#tests/support/e2e/people.ts';
import { doubleLetters, readingFaults } from '#tests/support/e2e/reading-faults.ts';

test.use(WITH_APP);

const WORDS = 'anbang-seorap-ring-11';
/** Weights and prices that nothing else in the app has. */
const RING = { weight: '13.57', paid: '1234567' };

test('pieces are valued, kept, carried over and drafted from, and no byte of them is sent', async ({
  page,
  context,
}, info) => {
  const watch = watchRequests(context);
  const name = unique('anbang-');
  await signInAs(page, await newPerson('keeper'));
  await openOwnGold(page);
  await expect(main(page)).toContainText('아직 적어 둔 금이 없어요.');
  await addPiece(page, { ...RING, name, hasPhoto: true });

  // 13.56 g × 747 ‰ and 13.58 g × 750 ‰, at 214,400 won a gram, each with the day of the price.
  await expect(row(page, name)).toContainText('2,171,726원 ~ 2,183,664원');
  await expect(row(page, name)).toContainText(/\d\d\.\d\d 시세/);
  await expect(row(page, name)).toContainText('산 값과 견주면 +937,159원 ~ +949,097원');
  await expect(main(page).getByRole('region', { name: '오늘의 값' })).toContainText(
    /기준일 \d{4}\.\d\d\.\d\d/,
  );
  await expect(main(page).getByRole('img', { name: /까지의 값$/ })).toBeVisible();

  await openPiece(page, name);
  const store = sheet(page).getByRole('region', { name: '매장에 팔기' });
  // 95 % of the lower end less 10,000 won, or less 11,000 with VAT on top.
  await expect(store).toContainText('2,053,140원 ~ 2,183,664원');
  await expect(store).toContainText('2,052,140원 ~ 2,183,664원');
  await store.getByLabel('매장이 말한 분석료').fill('5000');
  await expect(store).toContainText('2,058,140원 ~ 2,178,664원');
  await store.getByLabel('매장이 말한 분석료').fill('-5');
  await expect(store.getByLabel('매장이 말한 분석료')).toHaveAccessibleDescription(
    '0보다 큰 숫자로 입력해주세요.',
  );
  // 10.177 g of pure gold: a bar of 10 g, which the fee guide prices as 2.67 don.
  const exchange = sheet(page).getByRole('region', { name: '골드바로 교환하기' });
  await expect(exchange).toContainText('골드바 10g (2.67돈)');
  await expect(exchange).toContainText('2,151,726원 ~ 2,163,664원');
  await expect(sheet(page)).toContainText('1974~1999년 법령의 허용오차 0.3%');
  await expect(sheet(page)).toContainText('OIML R 76-1(2006)');
  expect(await barriersOn(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: '닫기' }).click();

  const path = info.outputPath('own-gold.json');
  await exportTo(page, path, WORDS);
  await main(page).getByRole('button', { name: '모두 지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '모두 지우기' }).click();
  await expect(main(page)).toContainText('아직 적어 둔 금이 없어요.');
  await importFrom(page, path, WORDS);
  await expect(sheet(page)).toContainText('가져왔어요. 새로 1개');
  await sheet(page).getByRole('button', { name: '완료' }).click();
  await expect(row(page, name)).toContainText('2,171,726원 ~ 2,183,664원');

  // One press each: what its owner would publish or ask for stands ready, on this device.
  await openPiece(page, name);
  await expect(sheet(page).getByRole('img', { name: `${name} 사진` })).toBeVisible();
  await sheet(page).getByRole('button', { name: '상품으로 등록' }).click();
  await expect(page).toHaveURL(/\/sell$/);
  await expect(main(page).getByRole('list', { name: '올린 사진' }).getByRole('listitem')).toHaveCount(1);
  await main(page).getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByLabel('제목')).toHaveValue(name);
  await expect(page.getByLabel('중량')).toHaveValue(RING.weight);
  await expect(page.getByLabel('설명')).toHaveValue('각인: 홀마크');

  await openOwnGold(page);
  await openPiece(page, name);
  await sheet(page).getByRole('button', { name: '골드바 교환 신청' }).click();
  await expect(page).toHaveURL(/\/gold-exchange$/);
  await expect(page.getByRole('group', { name: '품목 1' }).getByLabel('무게')).toHaveValue(RING.weight);

  // An unfinished listing is not written over unasked.
  await openOwnGold(page);
  await openPiece(page, name);
  await sheet(page).getByRole('button', { name: '상품으로 등록' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '쓰던 글 유지' }).click();
  await expect(page).toHaveURL(/\/my-gold$/);

  const secrets = [name, RING.weight, RING.paid, '1,234,567', WORDS, '2171726', '홀마크'];
  expect(watch.told(secrets)).toEqual([]);
  expect(watch.large()).toEqual([]);
  // The watch sees what is told, by whatever part of a request.
  expect(watch.count()).toBeGreaterThan(20);
  await page.evaluate(
    ([address, header, body]) =>
      fetch(`/?${address}`, { method: 'POST', headers: { 'x-told': String(header) }, body: String(body) }),
    [encodeURIComponent(name), RING.weight, WORDS],
  );
  expect(watch.told(secrets)).toEqual([name, RING.weight, WORDS]);
});

test('what is typed is not lost, and nothing that cannot be is taken', async ({ page, context }) => {
  const name = unique('반지 ');
  await openOwnGold(page);
  await controlled(page);
  await main(page).getByRole('button', { name: '금 추가' }).click();
  await sheet(page).getByRole('button', { name: '저장', exact: true }).click();
  await expect(sheet(page).getByLabel('이름')).toHaveAccessibleDescription(/입력해주세요\./);
  await expect(sheet(page).getByLabel('각인')).toHaveAccessibleDescription('입력해주세요.');
  const weight = sheet(page).getByLabel('중량');
  for (const [typed, said] of [
    ['-3', '0보다 큰 숫자로 입력해주세요.'],
    ['0', '0보다 큰 숫자로 입력해주세요.'],
    ['세 돈쯤', '0보다 큰 숫자로 입력해주세요.'],
    ['1000000000000', '너무 큰 값입니다. 무게는 100kg, 금액은 1,000억 원까지 적을 수 있습니다.'],
  ] as const) {
    await weight.fill(typed);
    await expect(weight).toHaveAccessibleDescription(said);
    await expect(weight).toHaveValue(typed);
  }
  await sheet(page).getByLabel('이름').fill(name);
  await sheet(page).getByRole('button', { name: '닫기' }).click();

  // Without network, and after the page was loaded anew.
  await context.setOffline(true);
  await loadAnew(page);
  await main(page).getByRole('button', { name: '금 추가' }).click();
  await expect(sheet(page).getByLabel('이름')).toHaveValue(name);
  await expect(sheet(page).getByLabel('중량')).toHaveValue('1000000000000');
  await sheet(page).getByRole('button', { name: '닫기' }).click();
  await addPiece(page, { name, weight: '3.75' });
  await loadAnew(page);
  await expect(row(page, name)).toContainText('598,986원 ~ 604,608원');
  await openPiece(page, name);
  await expect(sheet(page)).toContainText('상품 등록과 교환 신청은 로그인한 뒤에 할 수 있어요.');

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await readingFaults(page), '320 px').toEqual([]);
  await doubleLetters(page);
  expect(await readingFaults(page), '320 px and 200 %').toEqual([]);
});

test.describe('without the worker', () => {
  test.use(WITHOUT_WORKER);

  test('a file that is none, damaged, or locked by another passphrase says so and takes nothing away', async ({
    page,
  }, info) => {
    const name = unique('반지 ');
    await openOwnGold(page);
    await addPiece(page, { name, weight: '3.75' });
    const path = info.outputPath('own-gold.json');
    await exportTo(page, path, WORDS);
    const made = await readFile(path, 'utf8');
    expect(made).not.toContain(name);
    const file = (text: string) => ({
      name: 'own-gold.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    for (const [tried, words, said] of [
      [file('안녕하세요'), WORDS, '금나루에서 내보낸 파일이 아닙니다.'],
      [file(made.slice(0, -50)), WORDS, '파일이 손상되어 열 수 없습니다.'],
      [path, 'other-words-22', '암호가 맞지 않습니다. 적어 둔 금은 그대로 있습니다.'],
    ] as const) {
      await importFrom(page, tried, words);
      await expect(sheet(page).getByRole('alert')).toContainText(said);
    }
    await importFrom(page, path, WORDS);
    await expect(sheet(page)).toContainText('이미 있어 그대로 1개');
    await sheet(page).getByRole('button', { name: '완료' }).click();
    await expect(row(page, name)).toBeVisible();
  });

  test('a sign-out says that pieces stay, hides them, and the same person finds them again', async ({
    page,
  }) => {
    const [owner, other] = [await newPerson('owner'), await newPerson('other')];
    const name = unique('반지 ');
    await openOwnGold(page);
    await addPiece(page, { name, weight: '3.75' });
    // Written down signed out, and taken along.
    await signInByHand(page, owner);
    await openOwnGold(page);
    await expect(main(page)).toContainText('로그인하기 전에 이 기기에 적어 둔 금이 1개 있어요.');
    await main(page).getByRole('button', { name: '내 목록으로 옮기기' }).click();
    await expect(row(page, name)).toBeVisible();

    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await sheet(page).getByRole('button', { name: '로그아웃' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('내 금 1개는 이 기기에 그대로 남고, 다시 로그인하면 보여요.');
    await question.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await openOwnGold(page);
    await expect(main(page)).toContainText('아직 적어 둔 금이 없어요.');
    await signInByHand(page, other);
    await openOwnGold(page);
    await expect(main(page)).toContainText('아직 적어 둔 금이 없어요.');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await sheet(page).getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signInByHand(page, owner);
    await openOwnGold(page);
    await expect(row(page, name)).toBeVisible();
  });
});
