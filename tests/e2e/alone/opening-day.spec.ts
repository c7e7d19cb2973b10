import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { serverEnvironment } from '#scripts/lib/environment.mjs';
import { FAULT_PORTS, shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';
import { projectRoot } from '#scripts/lib/project.mjs';
import { lastAfternoon } from '#scripts/seed/clock.mjs';
import { emptyEmulators } from '#scripts/seed/emptying.mjs';
import { emulatorSettings } from '#scripts/seed/emulator-settings.mjs';
import { freshEmail, lastMailTo } from '#tests/support/e2e/auth-emulator.ts';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { wellWithinADay } from '#tests/support/e2e/days.ts';
import { act, ask, card, main, measure, open, sheet } from '#tests/support/e2e/exchange-desk.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { APP, ZONE } from '#tests/support/e2e/lane.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { readingFaults } from '#tests/support/e2e/reading-faults.ts';
import {
  fillRegistration,
  NEW_PASSWORD,
  pressRegister,
  signInByForm,
} from '#tests/support/e2e/registration.ts';

/** What a command at a terminal finds the emulators of this run by. */
const emulators = {
  ...serverEnvironment(shiftedPorts(TEST_OFFSET)),
  ...process.env,
  SEED_STORAGE_PUBLIC_ORIGIN: `http://localhost:${FAULT_PORTS.storage}`,
  SEED_MOMENT: new Date(lastAfternoon(Date.now())).toISOString(),
};

/** A documented command, as its reader types it. */
async function command(script: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'scripts', script), ...words],
    { env: emulators },
  );
  return stdout;
}

test.beforeEach(wellWithinADay);
test.beforeAll(() => emptyEmulators(emulatorSettings(emulators)));
// Other journeys want the demo market.
test.afterAll(async () => {
  await command('seed.mjs', '--reset');
});

/** Signs up and proves the address, as everybody does. */
async function signUp(page: Page, name: string): Promise<string> {
  const email = freshEmail(name);
  await page.goto(`${APP}/register`);
  await fillRegistration(page, email);
  await pressRegister(page);
  await expect(page).toHaveURL(/\/verify-email/);
  const { oobCode } = await lastMailTo(email, 'VERIFY_EMAIL');
  await page.goto(`${APP}/verify-email?mode=verifyEmail&oobCode=${oobCode}`);
  await expect(main(page)).toContainText('이메일 인증이 완료되었습니다');
  return email;
}

async function openStore(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('link', { name: '매장 관리' }).click();
  await expect(main(page)).toContainText('등록된 매장이 없어요.');
  await page.getByRole('button', { name: '매장 추가' }).click();
  const form = page.getByRole('form', { name: '새 매장' });
  await form.getByRole('button', { name: '저장하기' }).click();
  await expect(form.getByLabel('매장 이름')).toBeFocused();
  await expect(form).toContainText('매장 이름을 40자 안으로 입력해주세요.');
  await form.getByLabel('매장 이름').fill('금나루 본점');
  await form.getByLabel('주소').fill('서울특별시 종로구 돈화문로 1');
  await form.getByLabel('전화번호').fill('0212345678');
  await form.getByLabel('위치 (위도, 경도)').fill('37.5704, 126.9911');
  await form.getByLabel('일요일 영업').check();
  await form.getByRole('button', { name: '첫 영업일의 시간을 모든 영업일에 쓰기' }).click();
  // What was typed is there again after the phone has thrown the page away.
  await expect(form.getByLabel('일요일 여는 시간')).toHaveValue('10:00');
  await loadAnew(page);
  await expect(form.getByLabel('매장 이름')).toHaveValue('금나루 본점');
  expect(await readingFaults(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  await form.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('article', { name: '금나루 본점' })).toContainText('운영 중');
  await expect(page.getByRole('region', { name: '변경 이력' })).toContainText('금나루 본점 · 운영 중');
}

async function setPrice(page: Page): Promise<void> {
  await page.goto('/admin/statistics?tab=prices');
  const form = page.getByRole('form', { name: '시세 등록' });
  await expect(form.getByLabel('적용일')).toHaveValue(seoulDate(millis(Date.now())));
  await form.getByLabel('살 때 (원/g)').fill('228000');
  await form.getByLabel('팔 때 (원/g)').fill('214400');
  await form.getByLabel('출처').fill('고시 가격');
  await form.getByRole('button', { name: '시세 등록하기' }).click();
  await expect(page.getByText('시세를 등록했습니다.')).toBeVisible();
}

async function exchange(page: Page, requestNo: string): Promise<void> {
  await open(page, requestNo);
  await act(page, '예약 확정');
  await act(page, '예약 확정');
  await act(page, '교환 시작');
  await measure(page, '3.74');
  await act(page, '교환 시작');
  await act(page, '교환 완료');
  await sheet(page).getByLabel('영수증 번호').fill('R-1');
  await act(page, '교환 완료');
  await expect(sheet(page)).toContainText('더 할 수 있는 작업이 없어요.');
  await sheet(page).getByRole('button', { name: '닫기' }).click();
}

/** Whether all runs as it should, and whom a number belongs to. */
async function lookAfterHouse(page: Page, requestNo: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('link', { name: '운영 상태' }).click();
  await expect(page.getByRole('region', { name: '금 시세' })).toContainText('228,000원');
  await expect(page.getByRole('region', { name: '대기 중인 일' })).toContainText(/진행 중인 교환\s*0건/);
  await expect(page.getByRole('region', { name: '서버 함수 오류' })).toContainText('기록된 오류가 없어요.');
  await page.getByRole('tab', { name: '회원 찾기' }).click();
  await page.getByRole('button', { name: '찾기', exact: true }).click();
  await expect(main(page)).toContainText('두 글자 이상 입력해주세요.');
  await page.getByLabel('닉네임, 이메일, 회원 번호 또는 교환 번호').fill(requestNo);
  await page.getByRole('button', { name: '찾기', exact: true }).click();
  const found = page.getByRole('article');
  await expect(found).toContainText('fi***@example.com');
  await expect(found).toContainText(`${requestNo} 교환 완료`);
  await expect(page.getByRole('region', { name: '회원 조회 기록' })).toContainText('회원 조회 · 1명');
  expect(await readingFaults(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
}

test('from an empty project to the first exchange, with the commands and the desk on a phone', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, 'operator');
  expect(await command('admin.mjs', 'grant', email)).toContain('is an admin now');
  // The claim comes with the next sign-in.
  await page.goto('/profile');
  await main(page).getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, email, NEW_PASSWORD);
  await expect(page).not.toHaveURL(/\/login/);
  await openStore(page);
  await setPrice(page);

  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: ZONE });
  const customer = await context.newPage();
  await signUp(customer, 'first');
  const requestNo = await ask(customer);
  await exchange(page, requestNo);
  await expect(card(customer, requestNo)).toContainText('교환 완료');
  await expect(card(customer, requestNo)).toContainText('금나루 본점');

  await lookAfterHouse(page, requestNo);

  // Nobody is sent to a door that stays shut.
  await page.goto('/admin/stores');
  await page.getByRole('button', { name: '금나루 본점 휴점하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '휴점하기' }).click();
  // Said once this device has asked for the stores anew; the desk's own list may hear of it before.
  await expect(page.getByText('매장을 휴점했습니다.')).toBeVisible();
  await expect(page.getByRole('article', { name: '금나루 본점' })).toContainText('휴점 중');
  await page.goto('/stores');
  await expect(main(page)).toContainText('등록된 매장이 아직 없어요.');
  await context.close();
});
