/** What people do beside going from page to page. */

const SEARCH = 'header input[type="search"]';
const TERMS = [
  '순금 팔찌',
  '골드바',
  '커플링',
  '18k 반지',
  '돌반지',
  '체인 목걸이',
  '금화',
  '콩금',
  '예물 세트',
  '열쇠',
];
const MARKET = { title: '중고거래', path: '/trade', shows: ['[aria-label="상품 목록"] article a'] };
const LETTERS = ' 네, 내일 볼게요';
const FIELD = 'textarea[aria-label="메시지 입력"]';
const PHOTO_OF_ROOM = '[role="log"] button:has(img)';
const PHOTO_OF_LISTING = '[aria-label="상품 사진"] button:has(img)';
const VIEWER = { shows: ['dialog[open] img'] };

/** @typedef {{ hand: ReturnType<typeof import('./hand.mjs').handOn>, page: any, note: (name: string, ms: number | null) => void, turn: number }} Turn */

/** Each begins and ends on `from`; where it is a pattern, on the page that the link there leads to. */
export const ACTS = [
  {
    name: 'search',
    from: '/trade',
    /** @param {Turn} turn */
    async run({ hand, page, note, turn }) {
      const term = TERMS[turn % TERMS.length];
      await page.locator(SEARCH).fill('');
      await page.locator(SEARCH).focus();
      for (const letter of term) note('a letter of a search', await hand.key(letter, 'a letter of a search'));
      const words = { selector: 'main p', part: `‘${term}’` };
      note('a search', await hand.enter('a search', { ...MARKET, words }));
      await hand.back('back from a search', MARKET);
    },
  },
  {
    name: 'photo of a room',
    from: '/chat',
    // Not the room in which messages are sent: each pushes the photo further up, and out of the screen.
    link: 'main a[href^="/chat/bench-1_"]',
    async run({ hand, note }) {
      const ms = await hand.tap(PHOTO_OF_ROOM, 'a photo of a room', VIEWER);
      note('a photo of a room', ms);
      // Where it has not opened, the way back would leave the room.
      if (ms !== null) await hand.back('back from a photo', { shows: [FIELD] });
    },
  },
  {
    name: 'message',
    from: '/chat',
    link: 'main a[href^="/chat/bench-0_"]',
    async run({ hand, page, note }) {
      const part = crypto.randomUUID();
      await page.locator(FIELD).fill(part);
      for (const letter of LETTERS) {
        note('a letter of a message', await hand.key(letter, 'a letter of a message'));
      }
      const there = { shows: [], words: { selector: '[role="log"] li', part } };
      note('a message sent', await hand.tap('form button[aria-label="보내기"]', 'a message sent', there));
    },
  },
  {
    name: 'photo of a listing',
    from: '/product/bench-7',
    async run({ hand, note }) {
      const ms = await hand.tap(PHOTO_OF_LISTING, 'a photo of a listing', VIEWER);
      note('a photo of a listing', ms);
      if (ms !== null) await hand.back('back from a photo', { shows: [PHOTO_OF_LISTING] });
    },
  },
];
