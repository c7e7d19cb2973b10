/** A page whose screen is not built yet. */
export const comingSoonText = {
  title: '곧 열려요',
  message: '이 화면을 열심히 준비하고 있어요.\n먼저 다른 곳을 둘러보세요.',
  browse: '중고거래 둘러보기',
} as const;
