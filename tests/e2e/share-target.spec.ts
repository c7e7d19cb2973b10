import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { controlled } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { aPhoto, expectDraftKept } from '#tests/support/e2e/selling.ts';

test.use(WITH_APP);

interface ShareTarget {
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  readonly params: { readonly files: readonly { readonly name: string }[] };
}
const { share_target: target }: { share_target: ShareTarget } = JSON.parse(
  readFileSync(new URL('../../manifest.webmanifest', import.meta.url), 'utf8'),
);

const main = (page: Page) => page.getByRole('main');
const photos = (page: Page) => main(page).getByRole('list', { name: '올린 사진' }).getByRole('listitem');
const asked = (page: Page) => page.getByRole('alertdialog');
const next = (page: Page) => main(page).getByRole('button', { name: '다음', exact: true }).click();

/**
 * What a phone does when pictures are shared with the installed app: it posts the form that the manifest
 * describes.
 */
async function share(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(({ action, method, enctype, params }) => {
    const form = document.createElement('form');
    Object.assign(form, { action, method, enctype });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: params.files[0]?.name ?? '', multiple: true });
    input.dataset['testid'] = 'shared';
    form.append(input);
    document.body.append(form);
  }, target);
  await page.getByTestId('shared').setInputFiles(names.map((name) => aPhoto(name)));
  const opened = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[data-testid=shared]')?.form?.submit());
  await opened;
  await page.waitForURL((address) => address.pathname === '/sell');
}

test('pictures shared from a gallery open a new listing with them, without network too', async ({
  page,
  context,
}) => {
  await signInAs(page, await newPerson('sharer'));
  await page.goto('/sell');
  await expect(main(page)).toContainText('0/10');
  await controlled(page);
  await context.setOffline(true);
  await share(page, ['앞.webp', '뒤.webp']);
  // Any page can post that form: nothing goes into the listing before its writer says so.
  await expect(asked(page)).toContainText('공유한 사진 2장을 넣을까요?');
  await expect(photos(page)).toHaveCount(0);
  await asked(page).getByRole('button', { name: '버리기' }).click();
  await loadAnew(page);
  await expect(main(page)).toContainText('0/10');
  await expect(asked(page)).toHaveCount(0);
  await share(page, ['앞.webp', '뒤.webp']);
  await asked(page).getByRole('button', { name: '넣기' }).click();
  await expect(photos(page)).toHaveCount(2);
  await expectDraftKept(page);
  // Taken once: the next visit finds them in the draft, and not a second time.
  await loadAnew(page);
  await expect(photos(page)).toHaveCount(2);

  // In the middle of a listing the new one joins the others.
  await next(page);
  await page.getByLabel('제목').fill('공유한 반지');
  await expectDraftKept(page);
  await share(page, ['보증서.webp']);
  await asked(page).getByRole('button', { name: '넣기' }).click();
  await expect(photos(page)).toHaveCount(3);
  await next(page);
  await expect(page.getByLabel('제목')).toHaveValue('공유한 반지');
  await context.setOffline(false);
});
