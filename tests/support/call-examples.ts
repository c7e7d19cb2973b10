import { PRICE_EDIT_LIMITS } from '#domain/gold/price-edit.ts';
import { DECISION_NOTE_MAX_CHARS } from '#domain/safety/report-decision.ts';
import { STORE_LIMITS } from '#domain/store/store-edit.ts';
import { ERROR_LIMITS } from '#domain/system/client-error.ts';
import { closeClientErrorCall, reportErrorsCall } from '#documents/client-error.ts';
import type { Call } from '#documents/kernel/call.ts';
import { signDealProofCall } from '#documents/calls/deal-proof.ts';
import { changeDealCall } from '#documents/calls/deal.ts';
import {
  addFeeTableCall,
  decideReportCall,
  saveStoreCall,
  setGoldPriceCall,
  viewReportCall,
} from '#documents/calls/desk.ts';
import { requestExchangeCall, transitionExchangeCall } from '#documents/calls/exchange.ts';
import { keepSearchCall } from '#documents/calls/keep-search.ts';
import { confirmMeetingCall, meetingKeysCall } from '#documents/calls/meeting.ts';
import { tellNoShowCall } from '#documents/calls/no-show.ts';
import { clearFaultCall, countQueuesCall, findMemberCall } from '#documents/calls/operations.ts';
import { sellerIdentityCall } from '#documents/calls/seller-identity.ts';
import { testPushCall } from '#documents/calls/test-push.ts';

/** Fields of a call, as they come from anybody. */
type Fields = Readonly<Record<string, unknown>>;

/** One call with what it takes and what it does not. */
interface Example {
  readonly call: Call<unknown, unknown>;
  readonly request: Fields | null;
  /** What may be missing of the request. */
  readonly optional?: readonly string[];
  /** The same request with one field that nobody may send. */
  readonly wrong?: readonly Fields[];
  /** … and with one at its very limit. */
  readonly right?: readonly Fields[];
  readonly answers: readonly Fields[];
  readonly wrongAnswers?: readonly Fields[];
}

const DONE = { ok: true, value: null };
const HELD = { ok: false, code: 'held', waitMs: 3_000 };
export const no = (code: string): Fields => ({ ok: false, code });
export const yes = (value: unknown): Fields => ({ ok: true, value });

const HASH = 'a1'.repeat(32);
const oddHashes = (field: string): readonly Fields[] =>
  ['a', `${HASH}0`, `x${HASH}`, 'g'.repeat(64), HASH.toUpperCase()].map((hash) => ({ [field]: hash }));
const KEY = 'Ab_-'.repeat(10) + 'xyz';
const SEAL = 'Ab_-'.repeat(5) + 'xy';
const AT = 1_760_000_000_000;

const STORE = {
  name: '종로점',
  address: '서울 종로구 종로 1',
  phone: '02-123-4567',
  lat: 37.57,
  lng: 126.98,
  hours: [{ opens: 600, closes: 1_200 }, null],
  holidays: ['2026-01-01'],
  isClosed: false,
  services: ['buy', 'exchange'],
};
const RECEIPT = {
  orderId: 'o1',
  weight: 3_750,
  amount: 600_000,
  step: 5,
  takenStep: null,
  seller: { kind: 'seal', seal: SEAL },
  buyer: { kind: 'code', digits: '012345' },
};
const REPORT = {
  release: '20260311120000-0123abc',
  source: 'window',
  name: 'TypeError',
  cause: 'other',
  frames: ['index.js:1:2'],
  route: '/trade',
  browser: 'chrome',
  isOffline: false,
  count: 1,
};
const MEMBER = {
  uid: 'u1',
  email: 'a@example.com',
  nickname: '금이',
  isVerified: true,
  isSuspended: false,
  isAdmin: false,
  joinedAt: AT,
  listings: 3,
  exchanges: [{ id: 'x1', requestNo: 'GN-260311-0042', status: 'requested' }],
};

/** Every function that the app calls, by its name. */
export const CALL_EXAMPLES: Readonly<Record<string, Example>> = {
  signDealProof: {
    call: signDealProofCall,
    request: { chatId: 'p1_b_s', fileHash: HASH, range: { from: 1, to: 2 } },
    wrong: [...oddHashes('fileHash'), { chatId: 'a/b' }, { range: { from: -1, to: 2 } }],
    answers: [
      yes({ statement: 's', signature: 'g', publicKey: 'k' }),
      ...['denied', 'gone', 'too_long'].map(no),
      HELD,
    ],
  },
  changeDeal: {
    call: changeDealCall,
    request: { productId: 'p1', orderId: 'o1', kind: 'reserve', buyer: 'b1', price: 1, method: 'meet' },
    optional: ['buyer', 'price', 'method'],
    right: ['reserve', 'complete', 'confirm', 'release'].map((kind) => ({ kind })),
    answers: [
      yes({ orderId: 'o1' }),
      yes({ orderId: null }),
      ...[
        'denied',
        'impossible',
        'own_product',
        'other_buyer',
        'gone',
        'no_chat',
        'blocked',
        'price',
        'terms',
      ].map(no),
      HELD,
    ],
  },
  setGoldPrice: {
    call: setGoldPriceCall,
    request: {
      callId: 'c1',
      price: { date: '2026-03-11', buyPerGram: 160_000, sellPerGram: 140_000, source: '거래소' },
    },
    right: [
      {
        price: {
          date: '2026-03-11',
          buyPerGram: 1,
          sellPerGram: 1,
          source: '가'.repeat(2 * PRICE_EDIT_LIMITS.sourceChars),
        },
      },
    ],
    wrong: [
      { callId: 'a/b' },
      {
        price: {
          date: '2026-03-11',
          buyPerGram: 1,
          sellPerGram: 1,
          source: '가'.repeat(2 * PRICE_EDIT_LIMITS.sourceChars + 1),
        },
      },
      { price: { date: '2026-03-111', buyPerGram: 1, sellPerGram: 1, source: '' } },
    ],
    answers: [DONE, no('sell_above_buy')],
  },
  addFeeTable: {
    call: addFeeTableCall,
    request: { callId: 'c1', table: { effectiveFrom: '2026-03-11', rules: [] } },
    wrong: [{ table: { effectiveFrom: '2026-03-11', rules: [{}] } }, { table: { effectiveFrom: '' } }],
    answers: [
      DONE,
      { ok: false, code: 'rules_missing', rule: null },
      { ok: false, code: 'size_invalid', rule: 2 },
    ],
  },
  saveStore: {
    call: saveStoreCall,
    request: { callId: 'c1', id: 'jongno', isNew: true, store: STORE },
    right: [
      { store: { ...STORE, hours: Array.from({ length: 7 }, () => null) } },
      {
        store: { ...STORE, holidays: Array.from({ length: 2 * STORE_LIMITS.holidays }, () => '2026-01-01') },
      },
    ],
    wrong: [
      { store: { ...STORE, hours: Array.from({ length: 8 }, () => null) } },
      { store: { ...STORE, hours: [{ opens: 600 }] } },
      { store: { ...STORE, hours: [{ closes: 600 }] } },
      { store: { ...STORE, services: ['steal'] } },
      {
        store: {
          ...STORE,
          holidays: Array.from({ length: 2 * STORE_LIMITS.holidays + 1 }, () => '2026-01-01'),
        },
      },
    ],
    answers: [DONE, ...['taken', 'unknown', 'place_invalid'].map(no)],
  },
  decideReport: {
    call: decideReportCall,
    request: { id: 'r1', callId: 'c1', decision: 'hide', note: '가품입니다.' },
    right: [{ note: '가'.repeat(2 * DECISION_NOTE_MAX_CHARS) }],
    wrong: [{ note: '가'.repeat(2 * DECISION_NOTE_MAX_CHARS + 1) }, { decision: 'burn' }],
    answers: [DONE, no('gone'), no('decided')],
  },
  viewReport: {
    call: viewReportCall,
    request: { id: 'r1' },
    answers: [
      yes({
        exists: true,
        title: '제목',
        text: '글',
        isChanged: true,
        authorId: 'u1',
        authorName: '금이',
        aboutId: 'u2',
        earlier: 2,
      }),
      no('gone'),
    ],
  },
  requestExchange: {
    call: requestExchangeCall,
    request: {
      id: 'x1',
      request: {
        items: [{ purity: '18K', weight: 3_750, count: 2, note: '' }],
        targetBars: [{ weight: 10_000, count: 1 }],
        storeId: 'jongno',
        preferredSlots: [AT],
        contactPhone: '010-1234-5678',
      },
    },
    answers: [yes({ requestNo: 'GN-260311-0042' }), HELD],
  },
  transitionExchange: {
    call: transitionExchangeCall,
    request: { id: 'x1', callId: 'c1', event: { kind: 'cancel', version: 3, reason: '' } },
    answers: [yes({ version: 4 }), no('denied')],
  },
  keepSearch: {
    call: keepSearchCall,
    request: { searchId: HASH, address: 'search=x', wish: 'kept', seen: 5 },
    right: [{ wish: 'paused' }, { wish: 'removed' }, { seen: null }, { address: 'x'.repeat(2_000) }],
    wrong: [...oddHashes('searchId'), { address: 'x'.repeat(2_001) }, { wish: 'stolen' }, { seen: -1 }],
    answers: [DONE, ...['full', 'invalid', 'stale'].map(no), HELD],
  },
  meetingKeys: {
    call: meetingKeysCall,
    request: { orderId: 'o1' },
    answers: [yes({ shared: KEY, own: KEY }), ...['denied', 'gone', 'over'].map(no)],
    wrongAnswers: ['A', `${KEY}A`, `=${KEY}`, `${KEY.slice(1)}=`].map((own) => yes({ shared: KEY, own })),
  },
  confirmMeeting: {
    call: confirmMeetingCall,
    request: RECEIPT,
    right: [{ takenStep: 6 }],
    wrong: [
      ...['A', `${SEAL}A`, `=${SEAL}`, `${SEAL.slice(1)}=`].map((seal) => ({
        seller: { kind: 'seal', seal },
      })),
      ...['1', '0123456', 'x012345', '01234x', 'abcdef'].map((digits) => ({
        buyer: { kind: 'code', digits },
      })),
      { seller: { kind: 'word', word: 'x' } },
      { amount: -1 },
      { weight: 0.5 },
    ],
    answers: [DONE],
  },
  tellNoShow: {
    call: tellNoShowCall,
    request: { chatId: 'p1_b_s', appointmentId: 'm1' },
    answers: [DONE, no('too_early')],
  },
  countQueues: {
    call: countQueuesCall,
    request: null,
    answers: [yes({ pushes: 1, reports: 2, exchanges: 3 })],
    wrongAnswers: [no('denied')],
  },
  clearFault: {
    call: clearFaultCall,
    request: { name: 'onViewCreated' },
    right: [{ name: 'x'.repeat(60) }, { name: 'x', seenAt: AT }],
    wrong: [...['', 'a b', '1x', 'x1', 'x'.repeat(61)].map((name) => ({ name })), { seenAt: -1 }],
    answers: [DONE, no('stale')],
    wrongAnswers: [no('denied')],
  },
  findMember: {
    call: findMemberCall,
    request: { callId: 'c1', words: '금이' },
    wrong: [{ words: '금' }, { words: ' 금 ' }],
    answers: [yes([MEMBER]), yes([])],
    wrongAnswers: [no('denied'), yes([{ ...MEMBER, exchanges: [{ id: 'x1' }] }])],
  },
  sellerIdentity: {
    call: sellerIdentityCall,
    request: { orderId: 'o1' },
    answers: [
      yes({ nickname: '금이', email: 'a@example.com', isEmailVerified: true, phone: '', joinedAt: AT }),
      ...['denied', 'gone', 'left'].map(no),
      HELD,
    ],
  },
  sendTestPush: {
    call: testPushCall,
    request: { token: 't' },
    right: [{ token: 't'.repeat(8_192) }],
    wrong: [{ token: '' }, { token: 't'.repeat(8_193) }],
    answers: [yes({ eventId: 'e1' }), no('dead'), HELD],
    wrongAnswers: [yes({ eventId: 'a/b' }), yes({ eventId: 5 })],
  },
  reportErrors: {
    call: reportErrorsCall,
    request: { reports: [REPORT] },
    right: [{ reports: Array.from({ length: ERROR_LIMITS.reports }, () => REPORT) }],
    wrong: [
      { reports: [] },
      { reports: Array.from({ length: ERROR_LIMITS.reports + 1 }, () => REPORT) },
      { reports: [{ ...REPORT, uid: 'u1' }] },
      { reports: [{ ...REPORT, count: 0 }] },
      { reports: [{ ...REPORT, count: ERROR_LIMITS.count + 1 }] },
    ],
    answers: [DONE, HELD],
    wrongAnswers: [no('denied')],
  },
  closeClientError: {
    call: closeClientErrorCall,
    request: { fingerprint: '0123456789abcdef' },
    right: [{ fingerprint: '0123456789abcdef', release: REPORT.release }],
    wrong: [
      ...['0', '0123456789abcdef0', 'x0123456789abcdef', '0123456789abcdeg'].map((fingerprint) => ({
        fingerprint,
      })),
      { release: 'v1' },
    ],
    answers: [DONE],
    wrongAnswers: [no('denied')],
  },
};
