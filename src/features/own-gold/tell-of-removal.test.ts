import { afterEach, expect, test, vi } from 'vitest';
import { ownGoldText as text } from '#i18n/ko/own-gold.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { tellOfRemoval } from './tell-of-removal.ts';

afterEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.restoreAllMocks();
});

const said = () => toasts.getSnapshot().map(({ title, tone }) => ({ title, tone }));

test('a removal that was done is told', async () => {
  await tellOfRemoval(async () => undefined);
  expect(said()).toEqual([{ title: text.act.removed, tone: 'ok' }]);
});

test('one that the disk refused is told as that', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await tellOfRemoval(() => Promise.reject(new Error('no disk')));
  expect(said()).toEqual([{ title: text.act.notRemoved, tone: 'error' }]);
});
