/** What a member is asked at the start after a text that they agreed to has changed. */
export const changedTermsText = {
  title: '약관이 바뀌었어요',
  lead: '계속 이용하려면 바뀐 내용을 확인하고 동의해 주세요. 동의하지 않으면 프로필에서 탈퇴할 수 있어요.',
  kind: { service: '이용약관', privacy: '개인정보처리방침' },
  from: (name: string, day: string) => `${name} (${day}부터 적용)`,
  view: (name: string) => `${name} 보기`,
  agree: '동의해요',
  later: '나중에',
} as const;
