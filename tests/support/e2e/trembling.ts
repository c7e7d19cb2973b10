import { expect, type Page } from '@playwright/test';

/** What the buttons are called that send something. */
const SENDING = [
  '등록',
  '보내기',
  '신청하기',
  '신고하기',
  '취소하기',
  '후기 남기기',
  '회원가입',
  '저장',
  '예약 확정',
  '비밀번호 변경',
  '숨기기',
];
/** Milliseconds between the two presses, one after another. */
const GAPS = [0, 60, 150, 400];

/**
 * From the next page on every press on what sends is followed by another, as of a finger that trembles or an
 * impatient one: on the same button, if it is still there.
 */
export const tremble = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ({ names, gaps }) => {
      const said: string[] = [];
      Reflect.set(window, 'said', said);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (!(target instanceof Element) || !target.closest('[role="status"]')) continue;
          for (const added of addedNodes) said.push(added.textContent ?? '');
        }
      }).observe(document, { childList: true, subtree: true });
      let presses = 0;
      let pending = 0;
      const note = (change: 1 | -1) => {
        pending += change;
        Reflect.set(window, 'pressesToCome', pending);
      };
      addEventListener(
        'click',
        ({ isTrusted, target }) => {
          const button = isTrusted && target instanceof Element ? target.closest('button') : null;
          if (!button || !names.some((name) => button.textContent?.includes(name))) return;
          const gap = gaps[presses % gaps.length];
          presses += 1;
          note(1);
          setTimeout(() => {
            button.click();
            note(-1);
          }, gap);
        },
        true,
      );
    },
    { names: SENDING, gaps: GAPS },
  );
};

/** Until every press has had its second one. */
export const stilled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'pressesToCome') ?? 0))).toBe(0);

/** A result is told once, when every press has had its second one. */
export async function expectSaidOnce(page: Page, said: string): Promise<void> {
  await stilled(page);
  const times = () =>
    page.evaluate((words) => {
      const all: unknown = Reflect.get(window, 'said');
      return Array.isArray(all) ? all.filter((one) => String(one).includes(words)).length : 0;
    }, said);
  await expect.poll(times).toBe(1);
}
