/** What somebody reads who has done more of something than anybody may at a stretch. */
export const quotaText = {
  held: (when: string) => `지금은 많이 보내서 ${when}에 이어서 보내요.`,
  most: {
    messages: (span: string, most: string) => `메시지는 ${span}에 ${most}개까지 보낼 수 있어요.`,
    chats: (span: string, most: string) => `새 대화는 ${span}에 ${most}개까지 시작할 수 있어요.`,
    listings: (span: string, most: string) => `상품은 ${span}에 ${most}개까지 등록할 수 있어요.`,
    posts: (span: string, most: string) => `게시글은 ${span}에 ${most}개까지 쓸 수 있어요.`,
    comments: (span: string, most: string) => `댓글은 ${span}에 ${most}개까지 쓸 수 있어요.`,
    likes: (span: string, most: string) => `좋아요는 ${span}에 ${most}번까지 누를 수 있어요.`,
    favorites: (span: string, most: string) => `관심은 ${span}에 ${most}번까지 등록할 수 있어요.`,
    targets: (span: string, most: string) => `목표 시세는 ${span}에 ${most}개까지 등록할 수 있어요.`,
    reports: (span: string, most: string) => `신고는 ${span}에 ${most}건까지 할 수 있어요.`,
    uploads: (span: string, most: string) => `사진은 ${span}에 ${most}까지 올릴 수 있어요.`,
    exchanges: (span: string, most: string) => `교환 신청은 ${span}에 ${most}건까지 할 수 있어요.`,
    proofs: (span: string, most: string) => `거래 증빙은 ${span}에 ${most}건까지 서명받을 수 있어요.`,
    searches: (span: string, most: string) => `검색 알림은 ${span}에 ${most}번까지 바꿀 수 있어요.`,
    deals: (span: string, most: string) => `거래 상대는 ${span}에 ${most}번까지 정할 수 있어요.`,
    identities: (span: string, most: string) => `판매자 정보는 ${span}에 ${most}건까지 열람할 수 있어요.`,
  },
  hours: (count: number) => (count === 1 ? '한 시간' : `${count}시간`),
  days: (count: number) => (count === 1 ? '하루' : `${count}일`),
  minutes: (count: number) => `${count}분`,
} as const;
