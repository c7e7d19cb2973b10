import {
  account,
  bulk,
  buying,
  deposit,
  elsewhere,
  fraud,
  fresh,
  link,
  refuse,
  selling,
  standIn,
  takeDown,
  who,
} from './case.ts';
import type { CorpusCase } from './case.ts';

const KEY = selling('other', 1_480_000, '행운의 열쇠 10돈');
const CHAIN = selling('necklace', 2_650_000, '순금 체인 목걸이 5돈');
const CHEAP = selling('baby_ring', 620_000, '돌반지 한 돈');
const BARS = selling('goldbar', 11_900_000, '골드바 모음 정리');
const THEIR_BAR = buying('goldbar', 5_100_000, '골드바 37.5g');
const THEIR_RING = buying('ring', 880_000, '순금 쌍가락지');
const LONG = who(900, 21);

export const OWN_6: readonly CorpusCase[] = [
  fraud('6 말끝을 흐리며 계좌부터', KEY, LONG, account)`
    o 열쇠 아직 있죠?
    m 네 있습니다
    o 살게요 ㅎㅎ 은행이랑 번호 남겨주시면 점심시간에 바로 쏴드릴게요
    m 만나서 주셔도 되는데요
    o 요즘 다 이렇게 하던데요`,
  fraud('6 통장 사본', CHAIN, LONG, account)`
    o 내일 받으러 갈 건데 돈은 오늘 넣을게요
    o 통장 앞면 사진 하나만 찍어 보내주세요`,
  fraud('6 예금주까지', CHEAP, LONG, account)`
    o 거래할게요!
    m 감사합니다 언제가 좋으세요
    o 먼저 계좌랑 예금주 성함 알려주셔야 시간을 잡죠`,
  fraud('6 토스 링크로 받으라', CHEAP, LONG, account)`
    o 안녕하세요 돌반지 제가 할게요|토스로 보낼 테니까 계좌 적어주세요 오늘 안에 입금됩니다`,
  fraud('6 잡아둘 돈', THEIR_BAR, LONG, deposit)`
    m 골드바 실물 볼 수 있을까요
    o 보러 오시는 건 괜찮은데 문의가 많아서요|10만원만 걸어두시면 다른 분께 안 팔고 기다릴게요`,
  fraud('6 택배비 먼저', THEIR_RING, LONG, deposit)`
    m 직거래 되나요?
    o 제가 지방이라 택배로만 합니다. 보험 들어간 운송료 4만원 먼저 보내주시면 오늘 부쳐요`,
  fraud('6 반값 먼저', THEIR_BAR, LONG, deposit)`
    m 주말에 뵐까요
    o 네 그런데 절반은 미리 주셔야 나갑니다 헛걸음을 몇 번 해서요`,
  fraud('6 세관 보증금', THEIR_BAR, LONG, deposit)`
    o 해외에서 들여온 거라 통관 보증금을 구매자분이 먼저 내주셔야 풀립니다
    m 얼마인데요
    o 이십만원이고 나중에 돌려드려요`,
  fraud('6 두 줄 다, 깎지 않고', BARS, LONG, bulk)`
    o 올리신 거 전부 몇 개예요?
    m 여섯 개요
    o 여섯 개 다 가져갈게요 가격은 적어두신 대로 드립니다|오늘 되시죠?`,
  fraud('6 있는 금 모두', CHAIN, LONG, bulk)`
    o 혹시 다른 금도 있으세요?
    m 반지 두 개랑 팔찌 있어요
    o 싹 다 주세요 부르시는 값 그대로 맞춰드릴게요`,
  fraud('6 조카가 간다', KEY, LONG, standIn)`
    o 제가 출근이라 못 나가요
    m 그럼 저녁에 할까요
    o 아니요 조카가 받으러 갈 거예요 걔한테 주시면 됩니다`,
  fraud('6 기사님', CHAIN, LONG, standIn)`
    o 지금 바로 가능하면 퀵 아저씨 편에 물건 보내주세요
    m 직접 오시는 줄 알았는데
    o 네 기사분이 대신 수령하세요`,
  fraud('6 직원 보냅니다', BARS, LONG, standIn)`
    o 저희 직원 한 명 그리로 보내겠습니다
    m 본인이 오시는 게 아니고요?
    o 네 저는 바빠서 직원이 나갑니다`,
  fraud('6 아는 형님이 대신', CHEAP, LONG, standIn)`
    m 네 시 역 앞 맞죠?
    o 네 근데 저 말고 아는 형님이 나가실 거예요 인상착의 보내드릴게요`,
  fraud('6 현찰은 싫다', CHAIN, LONG, refuse)`
    m 만나서 현금으로 주시면 됩니다
    o 현금은 안 들고 다녀요 계좌이체만 해요`,
  fraud('6 확인 버튼은 안 누른다', KEY, LONG, refuse)`
    m 만나면 앱에서 만남 확인 같이 눌러요
    o 그런 건 안 할게요 번거로워서|그냥 물건만 주고받죠`,
  fraud('6 글부터 내려', CHAIN, LONG, takeDown)`
    o 제가 무조건 사니까요
    o 다른 사람 연락 안 오게 게시글 지금 지워주세요`,
  fraud('6 판매 완료로 바꿔', KEY, LONG, takeDown)`
    o 가는 중인데 불안해서요
    o 상태 판매완료로 먼저 돌려놔 주실 수 있어요?`,
  fraud('6 숨김 처리', CHEAP, LONG, takeDown)`
    o 살게요 대신 글 숨겨주세요 그럼 바로 출발합니다`,
  fraud('6 어제 만든 사람', CHAIN, who(1, 0), fresh)`
    o 안녕하세요 보고 싶은데 시간 되시나요
    m 내일 오후 괜찮아요
    o 네 그때 뵐게요`,
  fraud('6 이름을 막 바꾼 사람', THEIR_BAR, who(320, 0, 2), fresh)`
    m 실물 사진 더 있나요
    o 네 올려드릴게요`,
  fraud('6 카톡으로', KEY, LONG, elsewhere)`
    o 여기 알림이 잘 안 와서요
    o 카톡 아이디 gold_han 추가해주세요`,
  fraud('6 텔레', BARS, LONG, elsewhere)`
    o 물량 얘기는 텔레그램에서 하시죠 아이디 드릴게요`,
  fraud('6 오픈채팅', THEIR_RING, LONG, elsewhere)`
    m 아직 있나요
    o 오픈챗으로 오시면 사진이랑 보증서 보여드려요`,
  fraud('6 문자로 옮기자', CHEAP, LONG, elsewhere)`
    o 앱은 잘 안 보니까 010-9876-1234로 문자 주세요`,
  fraud('6 안전결제 주소', THEIR_BAR, LONG, link)`
    m 만나서 거래하고 싶어요
    o 안전결제로 하시죠 http://npay-safe.order-check.top/3321 여기서 결제하시면 됩니다`,
  fraud('6 배송 조회인 척', CHAIN, LONG, link)`
    o 택배 접수했습니다 주소 확인 부탁드려요 bit.ly/3xGoldQ`,
  fraud('6 여러 가지가 한꺼번에', BARS, who(2, 0), fresh, account, standIn)`
    o 골드바 제가 하겠습니다
    m 네 어디서 뵐까요
    o 돈은 지금 보내드릴 테니 계좌번호 주시고요 물건은 동생이 찾으러 갈 겁니다`,
  fraud('6 앱 결제도 현금도', KEY, LONG, refuse, account)`
    m 현금이면 좋겠어요
    o 현금은 좀 곤란합니다 계좌번호 주세요 바로 이체할게요`,
  fraud('6 예약금과 메신저', THEIR_BAR, LONG, deposit, elsewhere)`
    m 내일 볼 수 있을까요
    o 예약금 5만원 먼저 입금해주시면 잡아둘게요|자세한 건 카톡으로 얘기해요 아이디 kimgold`,
];
