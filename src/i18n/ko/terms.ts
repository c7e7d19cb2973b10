/** The frame of /terms; the documents themselves are modules of their own in `terms/`. */
export const termsText = {
  title: '약관 및 정책',
  lead: '금나루를 이용할 때 서로 지키는 약속이에요.',
  tabs: '약관과 정책의 종류',
  tab: { service: '이용약관', privacy: '개인정보처리방침', operation: '운영정책' },
  effectiveFrom: (day: string) => `시행일 ${day}`,
  contents: '차례',
  print: '인쇄',
  failed: '문서를 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.',
} as const;
