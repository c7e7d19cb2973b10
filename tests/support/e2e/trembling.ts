import type { Page } from '@playwright/test';

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
];
/** Milliseconds between the two presses, one after another. */
const GAPS = [0, 60, 150, 400];

/**
 * From the next page on every press on what sends is followed by another, as of a finger that trembles or an impatient one:
 * on the same button, if it is still there.
 */
export const tremble = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ({ names, gaps }) => {
      let presses = 0;
      addEventListener(
        'click',
        ({ isTrusted, target }) => {
          const button = isTrusted && target instanceof Element ? target.closest('button') : null;
          if (!button || !names.some((name) => button.textContent?.includes(name))) return;
          const gap = gaps[presses % gaps.length];
          presses += 1;
          setTimeout(() => button.click(), gap);
        },
        true,
      );
    },
    { names: SENDING, gaps: GAPS },
  );
};
