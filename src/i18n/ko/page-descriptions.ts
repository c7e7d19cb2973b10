/** How search engines describe the public pages, by route. Loaded after the paint. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': '중고 금과 골드바를 안전하게 사고파는 곳, 금나루. 오늘의 금시세와 교환 수수료를 확인하고 판매자와 바로 이야기하세요.',
  '/trade':
    '돌반지, 순금 목걸이, 골드바까지. 순도와 중량, 가격으로 골라 보는 중고 금 매물을 금나루에서 찾아보세요.',
  '/product/$productId': '순도와 중량, 시세 대비 가격을 확인하고 판매자에게 바로 문의하세요.',
  '/goldbar-fee': '그램과 돈 단위별 골드바 제작·교환 수수료를 표와 간편 계산기로 바로 확인하세요.',
  '/stores': '가까운 금나루 매장의 영업시간과 위치, 전화번호를 확인하고 방문해 보세요.',
  '/login': '금나루에 로그인하고 판매자와 대화를 이어가세요.',
  '/register': '이메일로 금나루에 가입하고 중고 금을 안전하게 거래하세요.',
  '/verify-email': '금나루 가입을 마치기 위해 이메일 주소를 인증하세요.',
  '/reset-password': '이메일로 받은 링크에서 새 비밀번호를 정하세요.',
  '/terms': '금나루의 이용약관, 개인정보처리방침, 운영정책을 확인하세요.',
  '/transactionReview': '거래를 마친 뒤 상대방에게 후기를 남겨 주세요.',
  '/transactionReviews/$sellerId': '판매자가 받은 거래 후기와 평가를 확인하세요.',
  '/board/': '금 시세와 거래 경험, 사기 주의 정보를 나누는 금나루 커뮤니티 게시판이에요.',
  '/board/new': '금나루 게시판에 이야기를 남겨 보세요.',
  '/board/$postId/': '금나루 게시판의 이야기를 읽고 댓글을 남겨 보세요.',
};
