/** The frame around every screen: navigation, footer, connection strip, boundaries. */
export const shellText = {
  brand: '금나루',
  brandTitle: '금나루 – 중고금·골드바 거래',
  brandHome: '금나루 홈',
  documentTitle: (page: string) => `${page} · 금나루`,
  skipToContent: '본문으로 바로가기',
  adminLabel: '관리자',
  verificationNeeded: '이메일 인증 필요',
  login: '로그인',
  register: '회원가입',
  logout: '로그아웃',
  navigation: {
    top: '주요 메뉴',
    bottom: '하단 메뉴',
    footer: '안내 메뉴',
    menu: '전체 메뉴',
    openMenu: '메뉴 열기',
  },
  search: { label: '상품 검색', clear: '검색어 지우기' },
  badges: {
    chat: (count: number) => `읽지 않은 채팅 ${count}개`,
    notifications: (count: number) => `읽지 않은 알림 ${count}개`,
    exchanges: (count: number) => `확인하지 않은 교환 ${count}개`,
    adminRequested: (count: number) => `새 교환 신청 ${count}개`,
  },
  connection: {
    offline: '오프라인 상태입니다. 저장된 정보를 보여드립니다.',
    lastSuccess: (time: string) => `마지막 연결 ${time}`,
    unstable: '연결이 불안정합니다. 메시지는 저장되어 자동으로 전송됩니다.',
    recovered: '다시 연결되었습니다.',
  },
  toasts: '알림 메시지',
  chunk: {
    title: '화면을 불러오지 못했습니다',
    message: '이 화면은 아직 이 기기에 저장되지 않았습니다. 인터넷에 연결되면 자동으로 다시 불러옵니다.',
    failed: '화면을 불러오지 못했습니다. 잠시 후 다시 시도해주세요.',
    slow: '화면을 불러오는 데 시간이 너무 오래 걸립니다.',
  },
  footer: {
    terms: '이용약관',
    privacy: '개인정보처리방침',
    policy: '운영정책',
    intermediary:
      '금나루는 통신판매중개자로서 거래 당사자가 아니며, 회원이 등록한 상품과 거래에 대한 책임은 각 판매자에게 있습니다.',
    copyright: '© 2025 금나루. All rights reserved.',
  },
} as const;
