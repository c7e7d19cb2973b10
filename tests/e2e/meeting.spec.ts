import { chromiumLaunchOptions } from '#scripts/lib/chromium.mjs';
import type { Browser, Page } from '@playwright/test';
import { composer, say } from '#tests/support/e2e/conversation.ts';
import { cameraFlags, holdBeforeCamera } from '#tests/support/e2e/fake-camera.ts';
import { expect, test, WITH_APP } from '#tests/support/e2e/journey.ts';
import { APP, unique } from '#tests/support/e2e/lane.ts';
import { browserOf, newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { list } from '#tests/support/e2e/selling.ts';

test.use(WITH_APP);

const sheet = (page: Page) => page.getByRole('dialog', { name: '만남 확인' });
const open = (page: Page) => page.getByRole('main').getByRole('button', { name: '만남 확인' }).click();
const press = (page: Page, name: string) => sheet(page).getByRole('button', { name }).click();

async function agree(page: Page, label: string): Promise<void> {
  for (const box of await sheet(page).getByRole('checkbox').all()) await box.check();
  await press(page, label);
}

async function digitsOn(page: Page): Promise<string> {
  return (await sheet(page).getByTestId('meeting-digits').innerText()).replaceAll(' ', '');
}

async function type(page: Page, label: string, digits: string): Promise<void> {
  await sheet(page).getByLabel(label).fill(digits);
  await press(page, '번호 확인');
}

/** The rooms of two who have agreed on a deal, each in a browser of their own. */
async function agreedOn(seller: Page, browser: Browser) {
  const [owner, customer] = [await newPerson('seller'), await newPerson('buyer')];
  await signInAs(seller, owner);
  const path = await list(seller, { title: unique('18K 민자 반지 '), price: '600000' });
  const { page: buyer, context: buyersNetwork } = await browserOf(browser, customer);
  await buyer.goto(`${APP}${path}`);
  await buyer.getByRole('button', { name: '문의하기' }).click();
  await composer(buyer).waitFor();
  await say(buyer, '오늘 만날까요?');
  await expect(buyer.getByRole('log').getByText(/전송 대기 중|전송 중/)).toHaveCount(0);
  await seller.goto(new URL(buyer.url()).pathname);
  const progress = seller.getByRole('group', { name: '거래 진행' });
  await progress.getByRole('button', { name: '예약하기' }).click();
  await seller.getByRole('dialog', { name: '예약하기' }).getByRole('button', { name: '예약하기' }).click();
  await expect(progress.getByRole('button', { name: '예약 취소' })).toBeVisible();
  return { buyer, buyersNetwork };
}

/** Each phone is ready as long as it has a network, and then both lose it. */
async function meetOffline(phones: readonly [seller: Page, buyer: Page]): Promise<void> {
  const [seller, buyer] = phones;
  await open(seller);
  await open(buyer);
  await expect(sheet(seller).getByRole('button', { name: '확인하고 코드 보여주기' })).toBeVisible();
  await expect(sheet(buyer).getByLabel(SELLERS)).toBeVisible();
  for (const phone of phones) await phone.context().setOffline(true);
  await agree(seller, '확인하고 코드 보여주기');
  await expect(shownCode(seller)).toBeVisible();
}

const SELLERS = '판매자 화면의 번호 열 자리';
const shownCode = (page: Page) => sheet(page).getByRole('img', { name: '만남 확인 QR 코드' });
/** In the room the sheet gives way to what the room itself says of the deal. */
const done = (page: Page) => page.getByText('거래가 완료되었어요.').first();

test('two who meet without a network sign for their deal, and the first who is back completes it for both', async ({
  page: seller,
  context: sellersNetwork,
  browser,
}) => {
  const { buyer, buyersNetwork } = await agreedOn(seller, browser);
  await meetOffline([seller, buyer]);
  const code = await digitsOn(seller);
  await type(buyer, SELLERS, code.slice(0, 4));
  await expect(sheet(buyer)).toContainText('숫자 10자리를 입력해주세요.');
  await type(buyer, SELLERS, code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10));
  await expect(sheet(buyer)).toContainText('번호가 맞지 않아요.');
  await type(buyer, SELLERS, code);
  await expect(sheet(buyer)).toContainText('이 거래의 판매자가 맞아요.');
  await agree(buyer, '확인하고 서명');
  await expect(sheet(buyer)).toContainText('만남을 확인했어요.');

  // The seller's phone has it too; what was signed outlives a closed sheet.
  const back = await digitsOn(buyer);
  await press(seller, '구매자의 확인 코드 받기');
  // This phone has no camera: it says so, and the number is enough.
  await press(seller, '카메라로 스캔');
  await expect(sheet(seller)).toContainText('카메라를 쓸 수 없어요. 아래에 번호를 입력해주세요.');
  await type(seller, '구매자 화면의 번호 열 자리', back);
  await expect(sheet(seller)).toContainText('만남을 확인했어요.');
  await press(buyer, '닫기');
  await open(buyer);
  expect(await digitsOn(buyer)).toBe(back);

  await sellersNetwork.setOffline(false);
  await expect(done(seller)).toBeVisible();
  await buyersNetwork.setOffline(false);
  await expect(done(buyer)).toBeVisible();
  await buyer.goto('/my-orders');
  await expect(buyer.getByRole('main').getByRole('tabpanel')).toContainText('거래완료');
  await buyersNetwork.close();
});

test('a phone’s camera takes the code up, both offline, and the receipt stands on both sides', async ({
  page: seller,
  context: sellersNetwork,
  playwright,
}, testInfo) => {
  const film = testInfo.outputPath('camera.y4m');
  const { args, ...options } = chromiumLaunchOptions();
  const phone = await playwright.chromium.launch({ ...options, args: [...args, ...cameraFlags(film)] });
  const { buyer, buyersNetwork } = await agreedOn(seller, phone);
  await buyersNetwork.grantPermissions(['camera'], { origin: APP });
  await meetOffline([seller, buyer]);

  await holdBeforeCamera(await shownCode(seller).screenshot(), film);
  await press(buyer, '카메라로 스캔');
  await expect(sheet(buyer)).toContainText('이 거래의 판매자가 맞아요.');
  await agree(buyer, '확인하고 서명');
  await expect(sheet(buyer)).toContainText('만남을 확인했어요.');

  // The buyer's phone alone brings it: the seller has taken nothing back.
  await buyersNetwork.setOffline(false);
  await expect(done(buyer)).toBeVisible();
  await sellersNetwork.setOffline(false);
  await expect(done(seller)).toBeVisible();
  await seller.goto('/my-orders');
  await seller.getByRole('tab', { name: '판매' }).click();
  await expect(seller.getByRole('main').getByRole('tabpanel')).toContainText('거래완료');
  await phone.close();
});
