import { describe, expect, test } from 'vitest';
import { dialogue, saidTo } from '#tests/support/scam-corpus/said-to.ts';
import type { Dialogue } from './dialogue.ts';
import { scamSignals, type ScamSignal } from './scam-signals.ts';

interface Wording {
  readonly reader: Dialogue['reader'];
  readonly carry: readonly string[];
  readonly nearMisses: readonly string[];
}

const WORDINGS: Readonly<Record<Exclude<ScamSignal, 'new_account_expensive'>, readonly Wording[]>> = {
  account_before_meeting: [
    {
      reader: 'seller',
      carry: [
        '계좌번호 알려주시면 바로 이체할게요',
        '계 . 좌 좀 불러줘요',
        'ㄱㅈ 주세요',
        '통장번호 찍어주심 쏠게요',
        '어디로 입금하면 되나요',
        '바로 송금할게요 신한이세요? 뒷번호까지 주세요',
      ],
      nearMisses: [
        '만나서 물건 보고 계좌 알려주세요',
        '계좌이체도 되나요',
        '계좌 미리 안 주셔도 돼요',
        '계좌 먼저 달라는 사람 조심하세요',
        '전화번호 알려주세요',
      ],
    },
    {
      reader: 'buyer',
      carry: ['국민 123456-04-123456 입니다', '제 계좌 남겨드릴게요', '통장으로 오늘 넣어주세요'],
      nearMisses: ['계좌는 만나서 알려드릴게요', '제 번호는 010-1234-5678 입니다', '계좌로 주셔도 돼요'],
    },
  ],
  deposit_first: [
    {
      reader: 'buyer',
      carry: [
        '예약금 5만원 넣어주시면 빼둘게요',
        'ㅅㅇㄱ 하시면 만원 빼드려요',
        '입금 확인되면 발송해드려요',
        '출발하시기 전에 송금 끝내주세요',
        '절반은 오늘 보내주세요',
        '현금은 안 받고 선입금만 됩니다',
      ],
      nearMisses: [
        '예약금 안 받아요 오시는 순서대로 드려요',
        '선입금 하지마세요',
        '전세 보증금 때문에 싸게 팔아요',
        '먼저 보시고 그 자리에서 입금해주세요',
        '사진 먼저 보내주시면 볼게요',
      ],
    },
    {
      reader: 'seller',
      carry: ['수수료 3만원 먼저 입금하셔야 풀려요', '판매자님이 보증금 예치해주셔야 됩니다'],
      nearMisses: ['예약금 걸어야 되나요?', '예약금은 제가 걸어둘게요', '감정비는 제가 낼게요'],
    },
  ],
  bulk_no_haggle: [
    {
      reader: 'seller',
      carry: [
        '전부 다 살게요 네고 없이요',
        '올리신 가격 그대로 전량 매입합니다',
        '팔찌하고 목걸이까지 구매할게요 부르시는 대로 드려요',
      ],
      nearMisses: [
        '하나만 네고 없이 살게요',
        '세개 다 살게요 조금만 깎아주세요',
        '전부 사진 보내주세요 가격은 그대로죠',
        '3돈 팔찌 그 가격에 살게요',
      ],
    },
  ],
  stand_in: [
    {
      reader: 'seller',
      carry: [
        '동생이 대신 나갈 거예요',
        '직원 보낼게요',
        '저는 못 가고 남편이 받으러 갑니다',
        '퀵 기사님 보내겠습니다',
        '저 말고 룸메가 나감',
      ],
      nearMisses: [
        '동생이랑 같이 갈게요',
        '언니가 부탁한 건데 제가 받으러 갈게요',
        '엄마 생신이라 오늘 갈게요',
        '남편 퇴근하면 갈게요',
        '친구한테 사진 보낼게요',
      ],
    },
    {
      reader: 'buyer',
      carry: ['저 말고 형이 물건 들고 나가요', '와이프한테 받으세요'],
      nearMisses: ['대리인한테는 안 팔아요', '와이프가 끼던 거예요'],
    },
  ],
  refuse_cash_or_app: [
    {
      reader: 'buyer',
      carry: [
        '현금은 절대 안 받아요',
        '송금으로만 할게요',
        'QR 그런 거 안 찍어요',
        '만남 확인은 생략하시죠',
        '기록 남는 거 싫어서요',
      ],
      nearMisses: [
        '현금만 되고 이체는 안 받아요',
        '현금은 못 뽑아서 만나서 이체할게요',
        'QR은 못 찍고 여섯자리로 할게요',
        '코드 안 찍으면 저는 안 팔아요',
        '현금영수증은 안 돼요',
      ],
    },
  ],
  take_listing_down: [
    {
      reader: 'seller',
      carry: [
        '글부터 내려주세요',
        '판매글 숨겨주시면 입금할게요',
        '글삭 ㄱㄱ',
        '올리신 거 안 보이게 해주세요',
        '판매완료로 먼저 바꿔주세요',
      ],
      nearMisses: [
        '글 안 내리셔도 돼요',
        '거래 끝나고 글 내려주세요',
        '가격 조금만 내려주세요',
        '저도 글 내렸어요',
      ],
    },
  ],
  off_platform: [
    {
      reader: 'seller',
      carry: [
        '카톡 아이디 알려주세요',
        'ㅋㅏㅌㅗㄱ 주세요',
        '텔레로 오세요',
        '여기 말고 오픈챗에서 얘기해요',
        'https://open.kakao.com/o/sAbCd',
      ],
      nearMisses: [
        '카톡은 안 해요 여기서 얘기해요',
        '어떤 사람이 텔레그램 하자길래 차단했어요',
        '카카오페이로 보내도 되죠',
        '4호선 라인이 좋아요',
        '도착하면 톡 주세요',
      ],
    },
  ],
  phishing_link: [
    {
      reader: 'seller',
      carry: [
        'https://naver-pay.deal.top/w/1',
        'bit.ly/3xAbC 여기요',
        'hxxps://safe-pay.kr-go.site 들어가세요',
        '안전결제 링크 보내드릴게요',
      ],
      nearMisses: [
        'https://naver.me/xY12abCd 여기서 봐요',
        'https://www.tiffany.kr/jewelry/rings 이거예요',
        '링크는 안 눌러요',
        '무게는 3.75g 이에요',
      ],
    },
  ],
};

const rows = Object.entries(WORDINGS).flatMap(([signal, wordings]) =>
  wordings.flatMap(({ reader, carry, nearMisses }) => [
    ...carry.map((text) => ({ signal, reader, text, isThere: true })),
    ...nearMisses.map((text) => ({ signal, reader, text, isThere: false })),
  ]),
);

describe('each signal is known by what is said', () => {
  test.each(rows.filter(({ isThere }) => isThere))('$signal ($reader): $text', ({ signal, reader, text }) => {
    expect(saidTo(reader, text)).toContain(signal);
  });

  test.each(rows.filter(({ isThere }) => !isThere))('not $signal ($reader): $text', ({ reader, text }) => {
    expect(saidTo(reader, text)).toEqual([]);
  });

  test('the reader’s own words are never a signal', () => {
    const found = rows.filter(
      ({ reader, text }) => scamSignals(dialogue(reader, [{ from: 'me', at: 0, text }])).length > 0,
    );
    expect(found).toEqual([]);
  });
});
