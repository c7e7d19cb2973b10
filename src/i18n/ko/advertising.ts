/** What every push that advertises carries, as the law wants it; the functions put it there. */
export const advertisingText = { mark: '(광고)', refusal: '수신거부: 프로필 › 알림 설정' } as const;
