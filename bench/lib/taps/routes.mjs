/**
 * Every route that a link leads to, and how it is reached by a tap: `as` whom, on the page `from`, after what was
 * `opened` on it, by which `link`. There stands then, `title` as its heading and all that `shows` selects;
 * `from` shows what its own route does; what `online` selects is the server's alone. `routes.test.ts` holds this list against the router's.
 * @typedef {{ route: string, as: 'buyer' | 'admin' | 'unverified' | 'nobody', from: string, link: string,
 *   opened?: string, title?: string, shows: readonly string[], online?: readonly string[] }} Tap
 */

const inMain = (path) => `main a[href="${path}"]`;
const below = (path) => `nav[aria-label="하단 메뉴"] a[href="${path}"]`;
const MENU = 'header button[aria-haspopup="dialog"]';
const inMenu = (path) => `[role="dialog"] a[href="${path}"]`;

/** @type {readonly Tap[]} */
const OF_HOME = [
  {
    route: '/trade',
    link: inMain('/trade'),
    title: '중고거래',
    shows: ['[aria-label="상품 목록"] article a'],
  },
  {
    route: '/product/$productId',
    link: 'main ul[aria-label="새로 올라온 금"] a',
    shows: ['main article h1', '[aria-label="상품 사진"]', '[aria-label="관심 등록"]'],
  },
  {
    route: '/sell',
    link: inMain('/sell'),
    title: '상품등록',
    shows: ['ol[aria-label="등록 단계"]', 'main button'],
  },
  {
    route: '/gold-exchange',
    link: inMain('/gold-exchange'),
    title: '골드바 교환',
    shows: ['ul[aria-label="진행 중인 교환"] a'],
  },
  { route: '/goldbar-fee', link: inMain('/goldbar-fee'), title: '골드바 수수료', shows: ['main table'] },
  { route: '/stores', link: inMain('/stores'), title: '매장', shows: ['main article'] },
  { route: '/gold-price', link: inMain('/gold-price'), title: '금 시세', shows: ['main [role="slider"]'] },
  { route: '/my-gold', link: inMain('/my-gold'), title: '내 금', shows: ['main button'] },
  { route: '/board', link: inMain('/board'), title: '게시판', shows: ['ul[aria-label="게시글 목록"] a'] },
  { route: '/chat', link: below('/chat'), title: '채팅', shows: ['ul[aria-label="대화 목록"] a'] },
  { route: '/notifications', link: below('/notifications'), title: '알림', shows: ['main ul a'] },
  {
    route: '/profile',
    link: below('/profile'),
    title: '프로필',
    shows: ['nav[aria-label="바로가기"] a', 'dl[aria-label="거래 활동"]'],
  },
  { route: '/terms', link: 'footer a[href="/terms"]', title: '약관 및 정책', shows: ['main article'] },
].map((tap) => ({ as: 'buyer', from: '/', ...tap }));

/** @type {readonly Tap[]} */
const OF_PROFILE = [
  {
    route: '/',
    link: below('/'),
    title: '홈',
    shows: ['ul[aria-label="새로 올라온 금"] a', 'main a[href="/gold-price"]'],
  },
  {
    route: '/my-products',
    link: inMain('/my-products'),
    title: '내 상품',
    shows: ['main a[href^="/product/"]'],
  },
  { route: '/my-orders', link: inMain('/my-orders'), title: '내 주문', shows: ['main a[href^="/product/"]'] },
  {
    route: '/my-exchanges',
    link: inMain('/my-exchanges'),
    title: '내 교환',
    shows: ['ul[aria-label="교환 내역"] article'],
  },
  {
    route: '/favorites',
    link: inMain('/favorites'),
    title: '관심상품',
    shows: ['ul[aria-label="관심상품 목록"] article'],
  },
  {
    route: '/saved-searches',
    link: inMain('/saved-searches'),
    title: '저장한 검색',
    shows: ['main a[href="/trade"]'],
  },
  {
    route: '/transactionReviews/$sellerId',
    link: 'main a[href^="/transactionReviews/"]',
    title: '받은 거래 후기',
    shows: ['ul[aria-label="회원 정보"]'],
  },
].map((tap) => ({ as: 'buyer', from: '/profile', ...tap }));

/** Where the desk's pages are gone to, as the phone's only way leads. */
const DESK = ['gold-exchange', 'statistics', 'stores', 'system'];
const DESK_SHOWS = {
  'gold-exchange': ['교환 관리', 'main button[aria-haspopup="dialog"]'],
  statistics: ['통계', 'main table'],
  stores: ['매장 관리', 'main article'],
  system: ['운영 상태', 'main dl'],
};

/** @type {readonly Tap[]} */
export const TAPS = [
  ...OF_HOME,
  ...OF_PROFILE,
  {
    route: '/chat/$chatId',
    as: 'buyer',
    from: '/chat',
    link: 'main a[href^="/chat/bench-0_"]',
    shows: ['[role="log"] li', 'textarea[aria-label="메시지 입력"]'],
  },
  {
    route: '/board/$postId',
    as: 'buyer',
    from: '/board',
    link: 'ul[aria-label="게시글 목록"] a',
    shows: ['main article'],
  },
  {
    route: '/board/new',
    as: 'buyer',
    from: '/board',
    link: inMain('/board/new'),
    title: '글쓰기',
    shows: ['main form'],
  },
  {
    route: '/board/$postId/edit',
    as: 'buyer',
    from: '/board/post-09',
    link: 'main a[href$="/edit"]',
    title: '글 수정',
    shows: ['main form'],
  },
  {
    route: '/transactionReview',
    as: 'buyer',
    from: '/my-orders',
    link: 'main a[href^="/transactionReview?"]',
    title: '거래 후기',
    shows: ['main textarea'],
  },
  {
    route: '/login',
    as: 'nobody',
    from: '/register',
    link: 'main a[href^="/login"]',
    title: '로그인',
    shows: ['main form'],
  },
  {
    route: '/register',
    as: 'nobody',
    from: '/login',
    link: 'main a[href^="/register"]',
    title: '회원가입',
    shows: ['main form'],
  },
  {
    route: '/reset-password',
    as: 'nobody',
    from: '/login',
    link: 'main a[href^="/reset-password"]',
    title: '비밀번호 재설정',
    shows: ['main form'],
  },
  {
    route: '/verify-email',
    as: 'unverified',
    from: '/',
    opened: MENU,
    link: inMenu('/verify-email'),
    title: '이메일 인증',
    shows: ['main button'],
  },
  {
    route: '/admin',
    as: 'admin',
    from: '/',
    opened: MENU,
    link: inMenu('/admin'),
    title: '관리자',
    shows: ['main nav a'],
    online: ['main article'],
  },
  ...DESK.map((page) => ({
    route: `/admin/${page}`,
    as: /** @type {const} */ ('admin'),
    from: '/admin',
    link: inMain(`/admin/${page}`),
    title: DESK_SHOWS[page][0],
    shows: [],
    // A desk keeps nothing on a device: offline it says so.
    online: [DESK_SHOWS[page][1]],
  })),
];

/** Routes that are not tapped, each with its reason. */
export const LEFT_OUT = {
  '/__/auth/action': 'a mail leads there, no link',
  '/verify-proof': 'its link stands in the sheet of a proof that was made',
};

/**
 * What a page of these taps shows, by its own route.
 * @returns {Tap}
 */
export function shownAt(path) {
  const isOf = ({ route }) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path);
  const tap = TAPS.find(({ route }) => route === path) ?? TAPS.find(isOf);
  if (tap === undefined) throw new Error(`nobody taps what ${path} is`);
  return tap;
}
