import {
  account,
  bulk,
  buying,
  deposit,
  elsewhere,
  fraud,
  harmless,
  link,
  refuse,
  selling,
  standIn,
  takeDown,
  who,
} from './case.ts';
import type { CorpusCase } from './case.ts';

const RING = selling('ring', 2_100_000, '순금 반지');
const LOT = selling('set', 7_300_000, '금 정리');
const THEIR_RING = buying('ring', 2_100_000, '순금 반지');
const KNOWN = who(500, 9);

/** A fifth set, mostly harmless, written like the others before the detector had seen it. */
export const OWN_5: readonly CorpusCase[] = [
  fraud('five: father pays', RING, KNOWN, account, standIn)`
    o 아버지가 결제하시고 저는 못 가니까 형이 받으러 갈 거예요 계좌 좀 적어주실래요`,
  fraud('five: everything now', LOT, KNOWN, bulk)`
    o 전부 얼마예요 합계만 말씀하세요 깎지 않고 일괄로 가져갈게요`,
  fraud('five: two days', THEIR_RING, KNOWN, deposit)`
    o 이틀 맡아드리려면 계약금 조로 10만원 받습니다 환불은 안돼요`,
  fraud('five: sends by post', THEIR_RING, KNOWN, deposit)`
    o 등기로 보내드리니까 선입금 후 운송장 번호 드려요`,
  fraud('five: cash is counted', THEIR_RING, KNOWN, refuse)`
    o 현금은 세기 번거로워 안 받고 있어요 이체만 가능합니다`,
  fraud('five: no app meeting', RING, KNOWN, refuse)`
    m 만나면 앱으로 만남 확인부터 해요
    o 그건 좀 건너뛰고 하시죠 저 그런거 딱 싫어해요`,
  fraud('five: gone today', RING, KNOWN, takeDown)`
    o 글 오늘 바로 내려주시는 조건으로 살게요`,
  fraud('five: hide first', RING, KNOWN, takeDown, account)`
    o 숨김 먼저 해주시면 계좌이체 바로 해드립니다 계좌 주세요`,
  fraud('five: come to kakao', RING, KNOWN, elsewhere)`
    o 카톡으로 얘기하는게 편한데 아이디 좀요`,
  fraud('five: safe deal address', RING, KNOWN, link)`
    o 안전거래 신청했습니다. 아래 주소에서 판매자 정보 입력 부탁드려요
    o http://safe.n-pay24.com/deal`,
  fraud('five: secretary', LOT, KNOWN, standIn, bulk)`
    o 값은 상관없으니 있는 금 전부 매입하겠습니다 비서가 찾아뵐 겁니다`,
  fraud('five: to my younger one', THEIR_RING, KNOWN, standIn)`
    o 동생이 그 근처라 동생 통해서 전달드릴게요`,
  harmless('five: sister waits', RING, KNOWN)`
    o 여동생이 근처 카페에서 일해요 거기서 만나도 될까요`,
  harmless('five: asks for the account later', RING, KNOWN)`
    o 계좌는 천천히 주셔도 돼요 우선 약속부터 잡아요`,
  harmless('five: sends the number of his car', RING, KNOWN)`
    o 차 번호 1234 흰색이에요 도착해서 전화할게요`,
  harmless('five: deposit was asked elsewhere', RING, KNOWN)`
    o 다른 데는 예약금 10만원 먼저 넣으라고 해서 안 갔어요`,
  harmless('five: no fee', THEIR_RING, KNOWN)`
    o 보증서 재발급비 만원 들었는데 그건 제가 낸 거예요`,
  harmless('five: cash please', THEIR_RING, KNOWN)`
    o 가능하면 현금으로 부탁드려요 안 되면 만나서 이체도 괜찮아요`,
  harmless('five: bank limit', RING, KNOWN)`
    o 이체 한도가 200이라 100은 현금으로 드려도 되나요`,
  harmless('five: all of it looks fine', LOT, KNOWN)`
    o 전부 상태 좋아 보이네요 그중에 목걸이만 보고 싶어요 가격은 그대로 괜찮아요`,
  harmless('five: takes three after a haggle', LOT, KNOWN)`
    o 반지 세 개랑 팔찌 다 사면 얼마 빼주세요?`,
  harmless('five: my son will marry', RING, KNOWN)`
    o 아들이 결혼해서 며느리 줄 거예요 포장 부탁드려요`,
  harmless('five: goes for his mother', RING, KNOWN)`
    o 엄마 대신 제가 문의드려요 엄마는 앱을 못 쓰셔서요 만날 땐 제가 나가요`,
  harmless('five: QR works', THEIR_RING, KNOWN)`
    o 큐알 잘 되네요 ㅎㅎ 다음에도 이렇게 해요`,
  harmless('five: forgot the app', RING, KNOWN)`
    o 폰을 두고 와서 앱 확인을 못 했네요 집에 가서 바로 할게요`,
  harmless('five: please keep it up', RING, KNOWN)`
    o 글 지우지 말고 두세요 저 말고 다른 분이 사실 수도 있잖아요`,
  harmless('five: typing error in the listing', RING, KNOWN)`
    o 글에 3돈이라고 되어있는데 사진은 2돈이네요 수정해주세요`,
  harmless('five: kakao map', RING, KNOWN)`
    o 카카오지도로 찍어보니 20분 걸려요 바로 출발할게요`,
  harmless('five: tells of katalk', THEIR_RING, KNOWN)`
    o 카톡으로 옮기자는 분들은 다 사기였어요 여기서만 해요`,
  harmless('five: link of a shop', RING, KNOWN)`
    o 이 반지 맞죠? https://www.goldenduu.com/product/123 같은 디자인 같아서요`,
  harmless('five: parcel of another thing', THEIR_RING, KNOWN)`
    o 택배 기사님이 오셔서 잠깐 나갔다 왔어요 7시에 봬요`,
  harmless('five: a friend wants one, too', RING, KNOWN)`
    o 친구도 하나 사고 싶대요 혹시 같은 거 더 있으세요?`,
];
