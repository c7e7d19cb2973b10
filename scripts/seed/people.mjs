/** Who is in the demo market. Uids hold no underscore, since chat ids are joined by it. */

export const PASSWORD = 'gold1234';

/** `market` people are in the data; the unverified one has an account only, as sign-up leaves it. */
export const PEOPLE = [
  {
    uid: 'demo-buyer',
    email: 'buyer@example.com',
    nickname: '금모으는하루',
    phone: '010-0000-0101',
    joinedDaysAgo: 148,
    photo: 'moon',
  },
  {
    uid: 'demo-seller',
    email: 'seller@example.com',
    nickname: '종로한돈',
    phone: '010-0000-0102',
    joinedDaysAgo: 512,
    photo: 'roof',
  },
  {
    uid: 'demo-admin',
    email: 'admin@example.com',
    nickname: '금나루지기',
    phone: '010-0000-0103',
    joinedDaysAgo: 540,
    admin: true,
    photo: 'ferry',
  },
  {
    uid: 'demo-new',
    email: 'new@example.com',
    nickname: '새싹손님',
    phone: '010-0000-0104',
    joinedDaysAgo: 0,
    verified: false,
  },
  {
    uid: 'demo-minji',
    email: 'minji@example.com',
    nickname: '민지네보석함',
    phone: '010-0000-0105',
    joinedDaysAgo: 377,
    photo: 'camellia',
  },
  {
    uid: 'demo-hanok',
    email: 'hanok@example.com',
    nickname: '한옥마을금방',
    phone: '010-0000-0106',
    joinedDaysAgo: 495,
    photo: 'pine',
  },
  {
    uid: 'demo-goldbee',
    email: 'goldbee@example.com',
    nickname: '골드비',
    phone: '010-0000-0107',
    joinedDaysAgo: 431,
    photo: 'bee',
  },
  {
    uid: 'demo-dolban',
    email: 'dolban@example.com',
    nickname: '돌반지아빠',
    phone: '010-0000-0108',
    joinedDaysAgo: 96,
    photo: null,
  },
  {
    uid: 'demo-yeonsu',
    email: 'yeonsu@example.com',
    nickname: '연수동김사장',
    phone: '010-0000-0109',
    joinedDaysAgo: 260,
    photo: null,
  },
  {
    uid: 'demo-haeun',
    email: 'haeun@example.com',
    nickname: '해운대하은',
    phone: '010-0000-0110',
    joinedDaysAgo: 310,
    photo: 'wave',
  },
  {
    uid: 'demo-jiho',
    email: 'jiho@example.com',
    nickname: '지호맘',
    phone: '010-0000-0111',
    joinedDaysAgo: 205,
    photo: null,
  },
  {
    uid: 'demo-gyul',
    email: 'gyul@example.com',
    nickname: '제주감귤',
    phone: '010-0000-0112',
    joinedDaysAgo: 173,
    photo: 'tangerine',
  },
  {
    uid: 'demo-silver',
    email: 'silver@example.com',
    nickname: '은빛중년',
    phone: '010-0000-0113',
    joinedDaysAgo: 342,
    photo: null,
  },
  {
    uid: 'demo-lucky',
    email: 'lucky@example.com',
    nickname: '행운의열쇠',
    phone: '010-0000-0114',
    joinedDaysAgo: 120,
    photo: null,
  },
  {
    uid: 'demo-rush',
    email: 'rush@example.com',
    nickname: '급처합니다',
    phone: '010-0000-0115',
    joinedDaysAgo: 2,
    photo: null,
  },
];

export const isVerified = (person) => person.verified !== false;
export const MARKET = PEOPLE.filter(isVerified);
export const person = (short) => {
  const found = PEOPLE.find(({ uid }) => uid === `demo-${short}`);
  if (!found) throw new Error(`nobody is called ${short}`);
  return found;
};
