/** What the server tells people about a report that was decided. */
export const reportNoticeText = {
  thing: {
    user: '활동',
    product: '상품',
    post: '게시글',
    comment: '댓글',
    message: '메시지',
    review: '거래 후기',
  },
  hiddenTitle: '게시가 중단되었습니다',
  hidden: (thing: string, name: string, reason: string) =>
    `${thing}${name === '' ? '' : ` ‘${name}’`} 게시를 중단했습니다. 사유: ${reason}`,
  warnedTitle: '운영정책 위반 경고를 받았습니다',
  warned: (thing: string, name: string, reason: string) =>
    `${thing}${name === '' ? '' : ` ‘${name}’`}에 대한 경고입니다. 사유: ${reason}`,
  decidedTitle: '신고 처리 결과',
  acted: (thing: string) => `신고해주신 ${thing} 건에 필요한 조치를 했습니다. 알려주셔서 감사합니다.`,
  kept: (thing: string) => `신고해주신 ${thing} 건을 확인했지만 운영정책을 벗어난 점을 찾지 못했습니다.`,
} as const;
