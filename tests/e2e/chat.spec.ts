import type { Page } from '@playwright/test';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { emptyRoomOf } from '#tests/support/e2e/buyer-room.ts';
import {
  composer,
  controlled,
  log,
  newTalk,
  phoneOf,
  say,
  SELLER,
  serverTexts,
  serverUnread,
} from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { signInAs } from '#tests/support/e2e/people.ts';

test.use(WITHOUT_WORKER);

test('a buyer writes about a ring, the seller answers on another phone, and both see what was read', async ({
  page,
  browser,
}) => {
  const talk = await emptyRoomOf(page);
  await say(page, '안녕하세요, 아직 판매 중인가요?');
  await expect(log(page).getByLabel('상대방이 아직 읽지 않음').last()).toBeVisible();

  const seller = await phoneOf(browser, 'seller');
  await seller.page.goto('/chat');
  await expect(seller.page.getByText(/읽지 않은 채팅 \d+개/).first()).toBeAttached();
  await seller.page.goto(talk.path);
  await expect(log(seller.page)).toContainText('안녕하세요, 아직 판매 중인가요?');
  await expect.poll(() => serverUnread(talk, SELLER)).toBe(0);
  await say(seller.page, '네, 오늘도 가능해요.');
  await expect(log(page)).toContainText('네, 오늘도 가능해요.');
  await expect(log(page).getByLabel('상대방이 아직 읽지 않음')).toHaveCount(0);
  expect(await serverTexts(talk)).toEqual(['안녕하세요, 아직 판매 중인가요?', '네, 오늘도 가능해요.']);
  await seller.context.close();
});

test('문의하기 needs a sign-in, and comes back to the product', async ({ page }) => {
  const talk = await newTalk('nobody');
  await page.goto(`/product/${talk.productId}`);
  await page.getByRole('button', { name: '문의하기' }).click();
  await expect(page.getByText('로그인이 필요합니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?/);
});

test('a chat that is somebody else’s, and one that never was, say so and lead out', async ({ page }) => {
  await signInAs(page, demoAccounts.buyer);
  for (const path of ['/chat/ring-1_demo-jiho_demo-seller', '/chat/nowhere_demo-buyer_demo-seller']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('잘못된 접근입니다.');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('a text file named .jpg and a picture of 16 MB are refused in words, and nothing typed is lost', async ({
  page,
}) => {
  const talk = await emptyRoomOf(page);
  await composer(page).fill('쓰던 글');
  const files = page.locator('input[type="file"]').first();
  await files.setInputFiles({ name: 'ring.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/사진 파일이 아닙니다/)).toBeVisible();
  const noise = Buffer.alloc(16 * 1024 * 1024, 7);
  // A JPEG by its first bytes that nothing can decode: compression fails, and the original is too large.
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]).copy(noise);
  await files.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: noise });
  await expect(page.getByText(/이미지 크기가 15MB를 초과했습니다/)).toBeVisible();
  await expect(composer(page)).toHaveValue('쓰던 글');
  expect(await serverTexts(talk)).toEqual([]);
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a photo is shown at once, survives a reload without network, and arrives between its neighbours', async ({
    page,
    context,
  }) => {
    const talk = await emptyRoomOf(page);
    await controlled(page);
    await say(page, '앞');
    await expect.poll(() => serverTexts(talk)).toEqual(['앞']);
    await context.setOffline(true);
    await page.locator('input[type="file"]').first().setInputFiles('public/icons/icon-512.png');
    await expect(log(page).getByRole('button', { name: /내가 보낸 사진/ })).toBeVisible();
    await say(page, '뒤');
    await loadAnew(page);
    await expect(log(page).getByRole('button', { name: /내가 보낸 사진/ })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => serverTexts(talk)).toEqual(['앞', '[사진]', '뒤']);
  });
});

/** A JPEG of several megabytes, which takes a while to be made smaller. */
async function largePhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const noise = context.createImageData(canvas.width, canvas.height);
    let drawn = 1;
    for (let at = 0; at < noise.data.length; at += 1) {
      drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
      noise.data[at] = at % 4 === 3 ? 255 : drawn >>> 24;
    }
    context.putImageData(noise, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.98 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) {
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    }
    return btoa(text);
  });
  return Buffer.from(encoded, 'base64');
}

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('words typed right after a large photo come after it, though the page dies before it is ready', async ({
    page,
    context,
  }) => {
    const talk = await emptyRoomOf(page);
    await controlled(page);
    const buffer = await largePhoto(page);
    expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
    await context.setOffline(true);
    await page.locator('input[type="file"]').first().setInputFiles({
      name: 'ring.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await say(page, '뒤');
    await loadAnew(page);
    await expect(log(page).getByRole('button', { name: /내가 보낸 사진/ })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => serverTexts(talk)).toEqual(['[사진]', '뒤']);
    // What left the device is not what was chosen.
    const sent = log(page)
      .getByRole('button', { name: /내가 보낸 사진/ })
      .locator('img[src^="http"]');
    const sizeSent = await sent.evaluate(async (image) => {
      const address = image.getAttribute('src') ?? '';
      return (await (await fetch(address)).blob()).size;
    });
    expect(sizeSent).toBeLessThan(buffer.length);
  });
});

test('a draft is there again after the tab was closed, whatever another tab has sent meanwhile', async ({
  page,
  context,
}) => {
  const talk = await emptyRoomOf(page);
  await composer(page).fill('쓰다 만 글');
  await expect.poll(() => draftsOf(page, talk.buyer)).toContain('쓰다 만 글');
  const other = await context.newPage();
  await other.goto(talk.path);
  await say(other, '다른 탭의 말');
  await other.close();
  await page.close();
  const again = await context.newPage();
  await again.goto(talk.path);
  await expect(composer(again)).toHaveValue('쓰다 만 글');
});

const draftsOf = (page: Page, uid: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
        });
      }),
    `geumnaru-${uid}`,
  );
