/** What every form that is asked step by step says. */
export const wizardText = {
  done: '완료',
  previous: '이전',
  next: '다음',
  keeping: '작성 중인 내용은 이 기기에 저장돼요.',
} as const;
