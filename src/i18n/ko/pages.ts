/** What each page is called, in navigation, headings and the tab, and how search engines describe the public ones. */
export const pageText = {
  home: {
    title: '홈',
    description:
      '중고 금과 골드바를 안전하게 사고파는 곳, 금나루. 오늘의 금시세와 교환 수수료를 확인하고 판매자와 바로 이야기하세요.',
  },
  trade: {
    title: '중고거래',
    description:
      '돌반지, 순금 목걸이, 골드바까지. 순도와 중량, 가격으로 골라 보는 중고 금 매물을 금나루에서 찾아보세요.',
  },
  product: {
    title: '상품',
    description: '순도와 중량, 시세 대비 가격을 확인하고 판매자에게 바로 문의하세요.',
  },
  goldbarFee: {
    title: '골드바 수수료',
    description: '그램과 돈 단위별 골드바 제작·교환 수수료를 표와 간편 계산기로 바로 확인하세요.',
  },
  stores: {
    title: '매장',
    description: '가까운 금나루 매장의 영업시간과 위치, 전화번호를 확인하고 방문해 보세요.',
  },
  login: { title: '로그인', description: '금나루에 로그인하고 판매자와 대화를 이어가세요.' },
  register: { title: '회원가입', description: '이메일로 금나루에 가입하고 중고 금을 안전하게 거래하세요.' },
  verifyEmail: { title: '이메일 인증', description: '금나루 가입을 마치기 위해 이메일 주소를 인증하세요.' },
  resetPassword: { title: '비밀번호 재설정', description: '이메일로 받은 링크에서 새 비밀번호를 정하세요.' },
  terms: {
    title: '약관 및 정책',
    description: '금나루의 이용약관, 개인정보처리방침, 운영정책을 확인하세요.',
  },
  transactionReview: { title: '거래 후기', description: '거래를 마친 뒤 상대방에게 후기를 남겨 주세요.' },
  transactionReviews: {
    title: '받은 거래 후기',
    description: '판매자가 받은 거래 후기와 평가를 확인하세요.',
  },
  board: {
    title: '게시판',
    description: '금 시세와 거래 경험, 사기 주의 정보를 나누는 금나루 커뮤니티 게시판이에요.',
  },
  boardNew: { title: '글쓰기', description: '금나루 게시판에 이야기를 남겨 보세요.' },
  boardPost: { title: '게시글', description: '금나루 게시판의 이야기를 읽고 댓글을 남겨 보세요.' },
  boardEdit: { title: '글 수정', description: '금나루 게시판에 쓴 글을 고쳐 보세요.' },
  sell: { title: '상품등록' },
  myProducts: { title: '내 상품' },
  favorites: { title: '관심상품' },
  profile: { title: '프로필' },
  chat: { title: '채팅' },
  notifications: { title: '알림' },
  goldExchange: { title: '골드바 교환' },
  myOrders: { title: '내 주문' },
  myExchanges: { title: '내 교환' },
  admin: { title: '관리자' },
  adminGoldExchange: { title: '교환 관리' },
  adminStatistics: { title: '통계' },
} as const;

/** The bottom navigation has room for fewer letters. */
export const bottomNavText = {
  home: '홈',
  chat: '채팅',
  sell: '등록',
  notifications: '알림',
  goldExchange: '골드바 교환',
  profile: '내 정보',
} as const;
