import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newTalk, openRoom, say, serverTexts } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

test.use(WITHOUT_WORKER);

const SAID = '가져갈 대화입니다';
const own = (page: Page) => page.getByRole('region', { name: '내 데이터' });
const make = (page: Page) => own(page).getByRole('button', { name: '파일 만들기' });

test('a person takes everything along in one file, which opens without the app', async ({
  page,
  context,
}) => {
  const person = await newPerson('takeout');
  const talk = await newTalk(person.uid);
  await signInAs(page, person);
  await openRoom(page, talk);
  await say(page, SAID);
  await expect.poll(() => serverTexts(talk)).toContain(SAID);

  await page.goto('/profile');
  await expect(own(page)).toContainText('180일 뒤 삭제');
  await expect(own(page)).toContainText('3년 뒤 삭제');
  await context.setOffline(true);
  await expect(own(page)).toContainText('인터넷 연결이 필요해요');
  await expect(make(page)).toBeDisabled();
  await context.setOffline(false);
  await make(page).click();
  await expect(own(page)).toContainText('모두 모았어요');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own(page).getByRole('button', { name: '파일 저장하기' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^금나루-내-데이터-\d{4}-\d{2}-\d{2}\.html$/);
  const file = await readFile(await download.path(), 'utf8');

  // As the browser opens it from the disk: no script, no network.
  const opened = await context.newPage();
  await opened.setContent(file);
  await opened.locator('summary', { hasText: 'chats/' }).first().click();
  await expect(opened.getByRole('paragraph').filter({ hasText: SAID })).toBeVisible();
  const json = await opened.locator('#data').textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    format: 'geumnaru-takeout/1',
    uid: person.uid,
    parts: {
      chats: [{ path: `chats/${talk.chatId}` }],
      messages: expect.arrayContaining([
        expect.objectContaining({ data: expect.objectContaining({ sender: person.uid, text: SAID }) }),
      ]),
    },
  });
});
