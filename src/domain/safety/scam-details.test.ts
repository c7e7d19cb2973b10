import { describe, expect, test } from 'vitest';
import { dialogue } from '#tests/support/scam-corpus/said-to.ts';
import type { Dialogue } from './dialogue.ts';
import { scamSignals, type ScamSignal } from './scam-signals.ts';

interface Detail {
  readonly reader: Dialogue['reader'];
  /** One message after the other; those that begin with `m:` are the reader's own. */
  readonly said: readonly string[];
  readonly signals: readonly ScamSignal[];
}

/** One small part of a pattern each: without it the sentence would be judged otherwise. */
const DETAILS: Readonly<Record<string, readonly Detail[]>> = {
  'money before the goods': [
    { reader: 'buyer', said: ['계약금 넣어 주세요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['노쇼비 걸어 주세요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['5만원 걸어 주시면 잡아 둘게요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['예약금 받습니다'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['예약금이 3만이에요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['30000 먼저요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['일단 이체'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['돈 먼저 주세요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['빼려면 입금이요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['찜하시려면 오늘 안에 5만원이요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['돈 들어오면 보내요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['5만원 보내시면 빼 둘게요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['물건값 보내셔야 해요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['오기 전 송금 끝내 주세요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['5프로 오늘 보내 주세요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['50% 오늘 보내 주세요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['입금 후 발송해요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['예약금은 없이 안 돼요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['선금반지 있으시면 부탁해요'], signals: [] },
    {
      reader: 'seller',
      said: ['현금은 안 받고 예약금 주세요'],
      signals: ['deposit_first', 'refuse_cash_or_app'],
    },
    { reader: 'seller', said: ['배송비 부담은 먼저 선입니다'], signals: ['deposit_first'] },
    { reader: 'seller', said: ['관세 내면 풀려요'], signals: ['deposit_first'] },
    { reader: 'seller', said: ['차액은 돌려주세요'], signals: ['deposit_first'] },
    { reader: 'seller', said: ['실수로 더 넣었으니 돌려주세요'], signals: ['deposit_first'] },
    { reader: 'seller', said: ['수수료 먼저 주시면 바로 제가 할게요'], signals: ['deposit_first'] },
    { reader: 'seller', said: ['예약금 주면 바로 할게요'], signals: ['deposit_first'] },
    { reader: 'seller', said: ['절반 먼저 보내 주세요'], signals: [] },
  ],
  'an account before the meeting': [
    { reader: 'buyer', said: ['m:연락이 왔어요', '계좌 알려 드릴게요'], signals: ['account_before_meeting'] },
    { reader: 'buyer', said: ['m:네', '계좌요'], signals: [] },
    { reader: 'buyer', said: ['m:네. 왔어요. 어디세요?', '계좌 알려 드릴게요'], signals: [] },
    { reader: 'seller', said: ['번호하고 은행 주세요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['계좌번호요 제가 지금'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['토스 아이디 주세요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['송금 코드 주세요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['어디에 쏘면 돼요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['계좌'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['계좌번호만'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['물건 확인했어요', '계좌 알려 주세요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['계좌 좀 더 생각해 볼게요'], signals: [] },
    { reader: 'seller', said: ['계좌번호 ㄱㄷ'], signals: [] },
    { reader: 'seller', said: ['우리 계좌요'], signals: [] },
    { reader: 'seller', said: ['m:네. 계좌 얘기인가요', '계좌요'], signals: [] },
    { reader: 'seller', said: ['계좌번호 맞는지 알려 주세요'], signals: [] },
    { reader: 'seller', said: ['도착이요', '계좌 알려 주세요'], signals: [] },
    { reader: 'seller', said: ['앞이에요', '계좌 알려 주세요'], signals: [] },
    { reader: 'seller', said: ['m:물건 확인했어요', '계좌 알려 주세요'], signals: [] },
  ],
  'where the meeting is spoken of': [
    { reader: 'seller', said: ['당일 발송이니 계좌 주세요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['현장 거래 전 계좌 주세요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['현장인데 지금 계좌 주세요'], signals: ['account_before_meeting'] },
    { reader: 'seller', said: ['물건 확인하고 계좌 알려 주세요'], signals: [] },
    { reader: 'seller', said: ['확인하고 이체할게요 계좌 주세요'], signals: [] },
    { reader: 'seller', said: ['은행에서 뵙게 되면 계좌 주세요'], signals: [] },
    { reader: 'seller', said: ['현장에서 먼저 보고 계좌 주세요'], signals: [] },
  ],
  'all of it, whatever it costs': [
    { reader: 'seller', said: ['3개 살게요 네고 안 해요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['21개 살게요 네고 안 해요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전량. 네고 없어요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 살게요 깎아달라 안 할게요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 살게요 가격 정하는 대로 드려요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 살게요 시세 더 쳐 드려요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 살게요 프리미엄 드려요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 살게요 300그대로요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 살게요 조정 필요없어요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 다 필요해서요. 살게요. 네고 없어요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['팔찌 반지 살게요 네고 없이요'], signals: ['bulk_no_haggle'] },
    { reader: 'seller', said: ['전부 살게요. 네고 없이요. 아니 싸게 주세요'], signals: [] },
    { reader: 'seller', said: ['팔찌 팔찌 살게요 네고 없이요'], signals: [] },
    { reader: 'seller', said: ['m:전부 살게요', '네고 없이요'], signals: [] },
  ],
  'another messenger': [
    { reader: 'seller', said: ['인스타 메시지 주세요'], signals: ['off_platform'] },
    { reader: 'seller', said: ['여기 dm 주세요'], signals: ['off_platform'] },
    { reader: 'seller', said: ['카톡 gold77'], signals: ['off_platform'] },
    { reader: 'seller', said: ['https://t.me/gold77'], signals: ['off_platform'] },
    { reader: 'seller', said: ['여기 느려요 문자 주세요'], signals: ['off_platform'] },
    { reader: 'seller', said: ['여기 불편하니 010-1234-5678로 주세요'], signals: ['off_platform'] },
    { reader: 'seller', said: ['카톡이요. 아이디 gold77'], signals: ['off_platform'] },
    { reader: 'seller', said: ['카톡이요. 그 아이디요'], signals: ['off_platform'] },
    { reader: 'seller', said: ['카톡 ㄱㄷ'], signals: [] },
    { reader: 'seller', said: ['카톡 ab'], signals: [] },
    { reader: 'seller', said: ['여기서 계속 얘기하고 카톡은 나중에 주세요'], signals: [] },
    { reader: 'seller', said: ['카톡 프사 보여 주세요'], signals: [] },
    { reader: 'seller', said: ['카톡으로 보내준 사진 주세요'], signals: [] },
    { reader: 'seller', said: ['카톡으로 오던 연락이에요 주세요'], signals: [] },
  ],
  'a link': [
    { reader: 'seller', said: ['http://10.20.30.40'], signals: ['phishing_link'] },
    { reader: 'seller', said: ['abc.com/a.exe'], signals: ['phishing_link'] },
    { reader: 'seller', said: ['abc[.]com 결제해 주세요'], signals: ['phishing_link'] },
    { reader: 'seller', said: ['hxxp://abc.de 결제해 주세요'], signals: ['phishing_link'] },
    { reader: 'seller', said: ['안전거래 어플 열어 인증하세요'], signals: ['phishing_link'] },
    { reader: 'seller', said: ['앱 까세요 입금돼요'], signals: ['phishing_link'] },
    { reader: 'seller', said: ['abc.de/x', '결제해 주세요'], signals: ['phishing_link'] },
    { reader: 'seller', said: ['여기 결제해 주세요 abc.com.de'], signals: [] },
    { reader: 'seller', said: ['여기 결제해 주세요 https://www.naver.com'], signals: [] },
    { reader: 'seller', said: ['여기 결제해 주세요 mywww.naver.com'], signals: [] },
    { reader: 'seller', said: ['xbit.ly/abc'], signals: [] },
    { reader: 'seller', said: ['bit.lyx/abc'], signals: [] },
    { reader: 'seller', said: ['abc.topaz/x'], signals: [] },
    { reader: 'seller', said: ['abc.shopping 결제해 주세요'], signals: [] },
    { reader: 'seller', said: ['https://12.com/a'], signals: [] },
    { reader: 'seller', said: ['링크 안 보내요 결제요'], signals: [] },
    { reader: 'seller', said: ['m:abc.xyz', '네'], signals: [] },
  ],
  'neither cash nor a trace': [
    { reader: 'buyer', said: ['현금은 안 하고 이체로요'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['현금 좀'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['현금은 좀 그래'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['현금 x'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['앱 꺼 주세요'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['앱 없이 거래해요'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['코드 안 하고 싶어요'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['코드 필요없어요'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['코드 안 찍을래요'], signals: ['refuse_cash_or_app'] },
    {
      reader: 'buyer',
      said: ['m:만남확인 하실 거죠?', '그런 복잡한 거 안 해요'],
      signals: ['refuse_cash_or_app'],
    },
    { reader: 'buyer', said: ['m:현금 결제할게요', '그건 좀 곤란해요'], signals: ['refuse_cash_or_app'] },
    { reader: 'buyer', said: ['현금은 좀 그래서요 다음에요'], signals: [] },
    { reader: 'buyer', said: ['현금 노력해 볼게요'], signals: [] },
    { reader: 'buyer', said: ['카드 안 받고 현금은 불편해요'], signals: [] },
    { reader: 'buyer', said: ['만남 확인 귀찮아도 되죠 저는요'], signals: [] },
    { reader: 'buyer', said: ['QR 싫어요. 숫자 불러 주세요'], signals: [] },
    { reader: 'buyer', said: ['m:만남확인 하실 거죠?', '우리 그런 거 안 해요'], signals: [] },
    { reader: 'buyer', said: ['m:현금 안 받아요'], signals: [] },
    { reader: 'buyer', said: ['현금은 안 받아요', '만나서 이체해 주세요'], signals: [] },
  ],
  'somebody else': [
    { reader: 'buyer', said: ['퀵 보낼게요'], signals: [] },
    { reader: 'seller', said: ['시누가 나갈 거예요'], signals: ['stand_in'] },
    { reader: 'seller', said: ['시누 보낼게요'], signals: ['stand_in'] },
    { reader: 'seller', said: ['알바 나가요'], signals: ['stand_in'] },
    { reader: 'seller', said: ['형 보낼게요'], signals: ['stand_in'] },
    { reader: 'seller', said: ['대리 수령할게요'], signals: ['stand_in'] },
    { reader: 'seller', said: ['저 말고 아는 애가 나가요'], signals: ['stand_in'] },
    { reader: 'seller', said: ['그분한테 주세요'], signals: ['stand_in'] },
    { reader: 'seller', said: ['동생이 나갈게요'], signals: [] },
    { reader: 'seller', said: ['동생이 감기래요'], signals: [] },
    { reader: 'seller', said: ['동생이 받으러 갈게요'], signals: [] },
    { reader: 'seller', said: ['동생이 받으러 꼭 갈게요'], signals: [] },
    { reader: 'seller', said: ['동생이 받아 갈게요'], signals: [] },
    { reader: 'seller', said: ['동생이 가져갈게요'], signals: [] },
    { reader: 'seller', said: ['동생 감기예요'], signals: [] },
    { reader: 'seller', said: ['동생이 나가시는 건가요'], signals: [] },
    { reader: 'seller', said: ['동생이 대신 나갈 건데 택배보다 낫죠'], signals: [] },
  ],
  'the listing gone': [
    { reader: 'seller', said: ['지금 판매완료로 해 주세요'], signals: ['take_listing_down'] },
    { reader: 'seller', said: ['판매완료로 돌려 주시면 입금할게요'], signals: ['take_listing_down'] },
    { reader: 'seller', said: ['글 삭제 ㄱㄷ'], signals: [] },
    { reader: 'seller', said: ['사진 숨김 먼저요'], signals: [] },
    { reader: 'seller', said: ['글 사진 좀 내려 주세요'], signals: [] },
    { reader: 'seller', said: ['글에 번호 지워 주세요'], signals: [] },
    { reader: 'seller', said: ['글 내려 주시고 후기 남길게요'], signals: [] },
    { reader: 'seller', said: ['거래 끝 하면 글 내려 주세요'], signals: [] },
  ],
  'however it is written': [
    { reader: 'buyer', said: ['예ㅋㅋ약금 주세요'], signals: ['deposit_first'] },
    { reader: 'buyer', said: ['사기 아니니까 예약금 주세요'], signals: ['deposit_first'] },
    { reader: 'seller', said: ['http://naver.com/계좌번호주세요'], signals: [] },
    { reader: 'seller', said: ['hxxp://naver.com/계좌번호주세요'], signals: [] },
  ],
};

const MINE = 'm:';
const judged = ({ reader, said }: Pick<Detail, 'reader' | 'said'>): readonly ScamSignal[] =>
  scamSignals(
    dialogue(
      reader,
      said.map((text, at) =>
        text.startsWith(MINE)
          ? { from: 'me', at, text: text.slice(MINE.length) }
          : { from: 'other', at, text },
      ),
    ),
  );

describe.each(Object.entries(DETAILS))('%s', (_what, details) => {
  test.each(details)('$reader: $said', ({ reader, said, signals }) => {
    expect(judged({ reader, said })).toEqual(signals);
  });
});

/** Whose pages people send each other; anybody may pay there. */
const WELL_KNOWN = [
  'naver.com',
  'naver.me',
  'kakao.com',
  'kakaomap.com',
  'daum.net',
  'google.com',
  'goo.gl',
  'youtube.com',
  'youtu.be',
  'tmap.co.kr',
  'epost.go.kr',
  'cjlogistics.com',
  'ilogen.com',
  'hanjin.com',
  'lotteglogis.com',
  'krx.co.kr',
  'koreagoldx.co.kr',
  'instagram.com',
  'facebook.com',
  'daangn.com',
  'bunjang.co.kr',
  'joongna.com',
  'coupang.com',
  'danawa.com',
  '11st.co.kr',
  'gmarket.co.kr',
  'tistory.com',
  'apple.com',
  'wikipedia.org',
  'namu.wiki',
  'kbstar.com',
  'shinhan.com',
  'wooribank.com',
  'kebhana.com',
  'nonghyup.com',
  'ibk.co.kr',
  'kakaobank.com',
  'toss.im',
  'tracker.delivery',
  't.me',
  'wa.me',
  'line.me',
  'discord.gg',
  'go.kr',
  'or.kr',
  'ac.kr',
];

describe('a page where one is to pay', () => {
  test.each(WELL_KNOWN)('is none to warn of at %s, or at a part of it', (host) => {
    for (const address of [`https://${host}/a`, `https://www.${host}/a`, `https://m.${host}/a`]) {
      expect(judged({ reader: 'seller', said: [`${address} 여기 결제해 주세요`] })).not.toContain(
        'phishing_link',
      );
    }
  });

  // Whatever ends in .go.kr is the government's.
  const names = WELL_KNOWN.filter((host) => !host.endsWith('.go.kr'));
  test.each(names)('is one at what only ends like %s', (host) => {
    const said = [`https://x${host}/a 여기 결제해 주세요`];
    expect(judged({ reader: 'seller', said })).toContain('phishing_link');
  });
});
