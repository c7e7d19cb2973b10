import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { aPhoto } from './selling.ts';

export const main = (page: Page): Locator => page.getByRole('main');
export const sheet = (page: Page): Locator => page.getByRole('dialog');

export interface TypedPiece {
  readonly name: string;
  readonly weight: string;
  readonly paid?: string;
  readonly hasPhoto?: boolean;
}

/** Opens /my-gold, with the price that it values by. */
export async function openOwnGold(page: Page): Promise<void> {
  await page.goto('/my-gold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 금');
}

/** An 18K ring with a hallmark, weighed at a store. */
export async function addPiece(
  page: Page,
  { name, weight, paid, hasPhoto = false }: TypedPiece,
): Promise<void> {
  await main(page).getByRole('button', { name: '금 추가' }).click();
  await sheet(page).getByLabel('이름').fill(name);
  await sheet(page).getByLabel('품목').selectOption({ label: '반지' });
  await sheet(page).getByLabel('순도', { exact: true }).selectOption({ label: '18K' });
  await sheet(page).getByLabel('각인').selectOption({ label: '홀마크' });
  await sheet(page).getByLabel('중량').fill(weight);
  await sheet(page).getByLabel('땜한 곳').selectOption({ label: '없음' });
  if (paid !== undefined) await sheet(page).getByLabel('산 값').fill(paid);
  if (hasPhoto) {
    await sheet(page).locator('input[type=file]').setInputFiles([aPhoto()]);
    await expect(sheet(page).getByRole('img', { name: `${name} 사진` })).toBeVisible();
  }
  await sheet(page).getByRole('button', { name: '저장', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
}

export const row = (page: Page, name: string): Locator =>
  main(page).getByRole('list').getByRole('listitem').filter({ hasText: name });

export async function openPiece(page: Page, name: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `${name} 자세히 보기` })
    .click();
  await expect(sheet(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

/** A file that is locked by a passphrase, as the browser's downloads have it. */
export async function exportTo(page: Page, path: string, passphrase: string): Promise<void> {
  await main(page).getByRole('button', { name: '파일로 내보내기' }).click();
  await sheet(page).getByLabel('암호', { exact: true }).fill(passphrase);
  await sheet(page).getByLabel('암호 한 번 더').fill(passphrase);
  const downloading = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: '잠가서 저장' }).click();
  await (await downloading).saveAs(path);
  await expect(sheet(page)).toHaveCount(0);
}

type ImportedFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export async function importFrom(page: Page, file: ImportedFile, passphrase: string): Promise<void> {
  if ((await sheet(page).count()) === 0) {
    await main(page).getByRole('button', { name: '파일에서 가져오기' }).click();
  }
  await sheet(page)
    .locator('input[type=file]')
    .setInputFiles(typeof file === 'string' ? file : { ...file });
  await sheet(page).getByLabel('암호').fill(passphrase);
  await sheet(page).getByRole('button', { name: '가져오기', exact: true }).click();
}

export interface Watch {
  /** Which of the words were seen on their way out, in whatever request of whatever page or worker. */
  told(words: readonly string[]): readonly string[];
  /** Bodies too large for anything but a picture or a file. */
  large(): readonly string[];
  readonly count: () => number;
}

/** Keeps every request of a browser, whole: address, headers and body. */
export function watchRequests(context: BrowserContext): Watch {
  const seen: { readonly text: string; readonly url: string; readonly size: number }[] = [];
  context.on('request', (request) => {
    const body = request.postDataBuffer();
    const url = decoded(request.url());
    const headers = decoded(JSON.stringify(request.headers()));
    seen.push({
      url,
      size: body?.length ?? 0,
      text: `${url}\n${headers}\n${decoded(body?.toString('utf8') ?? '')}`,
    });
  });
  const sent: string[] = [];
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => void sent.push(String(payload))),
    ),
  );
  return {
    told: (words) =>
      words.filter((word) => [...seen.map(({ text }) => text), ...sent].some((text) => text.includes(word))),
    large: () => seen.filter(({ size }) => size > 16_384).map(({ url }) => url),
    count: () => seen.length,
  };
}

function decoded(text: string): string {
  try {
    return `${text}\n${decodeURIComponent(text.replaceAll('+', ' '))}`;
  } catch {
    return text;
  }
}
