/** An address that leads nowhere. */
export const notFoundText = {
  documentTitle: 'Page Not Found',
  heading: '페이지를 찾을 수 없습니다',
  message: '주소가 바뀌었거나 사라진 페이지예요.\n주소를 다시 확인하거나 다른 곳을 둘러보세요.',
  browse: '중고거래 둘러보기',
} as const;
