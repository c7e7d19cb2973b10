import {
  account,
  bulk,
  buying,
  deposit,
  elsewhere,
  fraud,
  fresh,
  harmless,
  link,
  refuse,
  selling,
  standIn,
  takeDown,
  who,
} from './case.ts';
import type { CorpusCase } from './case.ts';

/**
 * Written after the detector had learned of the others and before it had seen these: half frauds, half not.
 */
export const OWN_1: readonly CorpusCase[] = [
  fraud('wants to send at once', selling('necklace', 2_900_000, '순금 목걸이 3.5돈'), who(40, 1), account)`
    o 목걸이 찜할게요 당장 돈 넣을테니 은행하고 계좌 톡톡 찍어봐요
    m 만나서 하시죠
    o 어차피 살건데 뭐하러 기다려요`,
  fraud('the office boy', selling('goldbar', 9_000_000, '골드바 37.5g'), who(80, 0), standIn)`
    o 오후에 거래처 미팅이 잡혀서요 | 사무실 막내 사원이 봉투 들고 나갈 거니까 그 친구랑 교환하시면 됩니다
    m 아 네`,
  fraud('keeps it for a sum', buying('ring', 1_300_000, '순금 반지'), who(65, 1), deposit)`
    m 토요일에 갈게요
    o 그때까지 빼놓으려면 10만원이라도 성의표시 해주셔야죠 | 남은 돈은 그날 주시고요 미리 보내시면 다른 분 문의 다 막을게요`,
  fraud('hates the code', selling('bracelet', 1_700_000, '팔찌 2돈'), who(20, 2), refuse)`
    m 만나서 앱에서 만남 확인 눌러주세요
    o 그런 복잡한 거는 못 하겠구요 서로 얼굴 보면 됐지 무슨 인증이에요`,
  fraud('the whole drawer', selling('set', 8_000_000, '돌반지 모음'), who(3, 0), bulk, fresh)`
    o 서랍에 있는 돌반지 죄다 처분하시는 거면 제가 통째 인수합니다
    m 10개예요
    o 열 개 다 주세요. 금액은 선생님 정하시는 대로 드립니다`,
  fraud('chat by phone id', selling('coin', 900_000, '금화'), who(10, 0), elsewhere)`
    o 이 앱 알림이 자꾸 꺼져요
    m 저는 잘 와요
    o 텔레그램 쓰시죠? @goldman88 검색하셔서 말 걸어주세요`,
  fraud('gone from the list', selling('ring', 1_900_000, '쌍가락지'), who(33, 1), takeDown)`
    o 예약한 걸로 치고 게시물 숨김으로 돌려놓으세요 그래야 안심하고 내려가죠
    m 저는 거래하고 내려요
    o 그러면 다른 사람이 먼저 사가잖아요 일단 지워두셔야 가요`,
  fraud('an invoice page', selling('baby_ring', 900_000, '돌반지'), who(4, 0), link)`
    o 결제 마쳤습니다. 판매자 수령 등록이 남았대요 http://gumnaru.receive-kr.cc/ok 로 들어가셔서 카드번호 넣어주세요`,
  fraud(
    'freight of the buyer',
    buying('goldbar', 4_300_000, '골드바 5돈'),
    who(2, 0),
    deposit,
    fresh,
    account,
  )`
    m 직거래 되나요
    o 제가 울릉도 살아서 보내드려야 해요 송금 확인 즉시 등기 부칠게요 | 농협 302-1234-5678-91 홍길순`,
  fraud(
    'a son in his place, seller',
    buying('necklace', 2_400_000, '목걸이 3돈'),
    who(120, 0),
    standIn,
    refuse,
  )`
    m 6시 맞죠
    o 저는 병원이라 아들이 갖고 나갑니다 | 현금 말고 제 쪽으로 이체만 받을게요`,
  fraud('letters alone', selling('bean', 620_000, '금콩'), who(15, 0), account, elsewhere)`
    o ㄱㅈㅂㅎ 좀요 바로 쏩니다
    m 네?
    o 계좌번호요 ㅋㅋ 싫으면 ㅋㅌ ㄱㄱ`,
  fraud('a fee before payment', selling('other', 3_100_000, '순금 열쇠'), who(8, 0), deposit)`
    o 법인카드로 결제 넣었는데 승인 보류가 떴어요 | 보증금 15만원을 판매자 쪽에서 예치해주시면 바로 풀린다네요`,
  fraud('only by transfer', buying('bracelet', 2_000_000, '팔찌'), who(90, 1), refuse)`
    m 현금 뽑아갈게요
    o 현금은 절대 안 받아요 위조지폐 당한 적 있어서`,
  fraud('talk in the open room', buying('coin', 1_500_000, '금화 1/2oz'), who(60, 2), elsewhere)`
    m 보증서 있나요
    o 옵챗방에 사진 다 올려놨어요 들어오세요 https://open.kakao.com/o/sAbCdEf`,
  fraud('price does not matter', selling('ring', 2_600_000, '반지 세트'), who(30, 0), bulk, account)`
    o 반지 세 개 모두 구입하겠습니다 네고 같은 거 안 합니다
    m 네 언제 오세요
    o 입금부터 해둘게요 계좌 부탁합니다`,
  fraud('my lawyer comes', selling('goldbar', 18_000_000, '골드바 75g'), who(1, 0), standIn, fresh)`
    o 제가 해외라 대리인을 통해 수령하겠습니다 신분증 사본은 보내드릴게요`,
  fraud('a long way to a link', selling('necklace', 1_200_000, '14k 목걸이'), who(50, 1), link)`
    o 안녕하세요 목걸이 팔렸나요
    m 아니요
    o 다행이네요 색상이 로즈골드죠?
    m 네
    o 제가 안전거래로만 사서요 | 주소 하나 보낼게요 거기 가입하시고 정산계좌 넣으시면 입금돼요
    m 주소요?
    o safe-trade-kr.com/join`,
  fraud(
    'take down and number',
    selling('coin', 3_300_000, '금화 1온스'),
    who(6, 0),
    takeDown,
    account,
    fresh,
  )`
    o 다른 분께 안 파실 거면 판매글부터 지우시고 계좌랑 이름 남겨놓으세요 오전 중에 보내요`,
  fraud('part ahead', buying('set', 5_000_000, '예물'), who(44, 0), deposit)`
    m 일요일에 봬요
    o 그럼 30프로 선입금 부탁드려요 나머지는 만나서 주시구요`,
  fraud('friend on a motorbike', selling('bracelet', 3_000_000, '팔찌 4돈'), who(9, 0), standIn)`
    o 퀵 불렀어요 30분 뒤에 기사분 도착하니까 포장만 해서 내려다 주세요
    m 돈은요?
    o 물건 확인되면 드려요`,
  harmless('account only when we sit', selling('necklace', 2_900_000, '순금 목걸이'), who(40, 1))`
    o 카페에서 무게 재보고 마음에 들면 그때 계좌 알려주세요 바로 이체할게요`,
  harmless('refuses to name a number', buying('ring', 1_300_000, '순금 반지'), who(10, 2))`
    m 계좌 먼저 주시면 안될까요
    o 만나기 전에는 계좌 안 드려요 서로 위험해요`,
  harmless('sister chose it', selling('bracelet', 1_700_000, '팔찌'), who(30, 1))`
    o 언니가 사진 보고 예쁘다고 난리예요 ㅎㅎ 내일 제가 점심시간에 들를게요
    m 네
    o 마음에 들면 언니 생일에 줄거예요`,
  harmless('husband drives', selling('coin', 900_000, '금화'), who(2, 1))`
    o 남편이 차로 태워다 준대요 주차할 데 있을까요?
    m 네 지하에 있어요
    o 그럼 저만 올라갈게요`,
  harmless('a friend had lost money', selling('goldbar', 9_000_000, '골드바'), who(77, 3))`
    o 제 친구는 예약금 보냈다가 날렸대요 그래서 저는 만나서만 해요
    m 네 저도요
    o 톡으로 링크 오면 바로 지워버려요`,
  harmless('no cash on hand but at the bank', selling('ring', 2_400_000, '3돈 반지'), who(5, 2))`
    o 현금은 오백까지 뽑기 힘들어서요 은행 창구 앞에서 확인하고 바로 보내드리면 어떨까요`,
  harmless('phone cannot scan', buying('bracelet', 2_000_000, '팔찌'), who(200, 4))`
    o 제 폰이 오래돼서 큐알이 잘 안 읽혀요 여섯 자리 번호로 부탁드려도 될까요`,
  harmless('a listing of hers', buying('earring', 300_000, '귀걸이'), who(15, 1))`
    m 글이 안보여요
    o 아 제가 실수로 숨김 눌렀네요 다시 올렸어요 지금 보이실거예요`,
  harmless('please mark it reserved', selling('bean', 570_000, '금콩'), who(66, 2))`
    o 내일 7시에 꼭 갈게요 혹시 예약중으로 바꿔주실 수 있나요? 글은 그대로 두시고요`,
  harmless('two of four', selling('set', 3_400_000, '돌반지 4개'), who(21, 0))`
    o 네 개 중에 두 개만 사도 되나요? 개당 84면 바로 살게요
    m 85요
    o 네 그럼 그 가격으로 두 개요`,
  harmless('heard on katalk', selling('goldbar', 4_300_000, '골드바 5돈'), who(31, 1))`
    o 가족 카톡방에서 금값 올랐다고 난리길래 저도 사보려구요 ㅋㅋ 아직 있나요?`,
  harmless('the guarantee of a shop', buying('necklace', 2_300_000, '목걸이'), who(3, 1))`
    o 보증서에 매장 번호 있어요 전화해서 확인해보셔도 돼요
    m 감사합니다
    o 수리비나 세척비도 그 매장은 무료예요`,
  harmless('no deposit, first come', buying('coin', 1_500_000, '금화'), who(12, 0))`
    m 계약금 걸어야 하나요?
    o 그런 거 필요 없고요 먼저 오시는 분이 임자예요`,
  harmless('shop price page', selling('bracelet', 2_750_000, '팔찌 3돈'), who(8, 1))`
    o 오늘 매입가 여기 나와있네요 https://m.kumgold.co.kr/price 이거 기준으로 해도 될까요
    m 네 좋아요`,
  harmless('courier is not for gold', buying('goldbar', 8_700_000, '골드바 10돈'), who(400, 6))`
    m 친구 보내도 될까요 제가 못가요
    o 본인 아니면 거래 안 해요 날짜를 다시 잡으시죠`,
  harmless('will pay by phone there', selling('earring', 420_000, '귀걸이'), who(1, 0))`
    o 만나서 카카오페이 송금 되나요? 현금이 애매하게 모자라요
    m 네 돼요
    o 감사해요 보고 바로 보낼게요`,
  harmless('bank book of the grandmother', buying('baby_ring', 850_000, '돌반지'), who(27, 1))`
    o 할머니가 통장이랑 같이 장롱에 넣어두셨던 거예요 ㅎㅎ 30년 됐어요
    m 우와
    o 케이스는 없어요`,
  harmless('deletes after the meeting', selling('ring', 1_900_000, '가락지'), who(14, 2))`
    o 잘 받았습니다 이체 확인하셨죠? 이제 글 내리셔도 될 것 같아요
    m 네 감사합니다`,
  harmless('long, careful on both sides', buying('goldbar', 4_400_000, '골드바 5돈'), who(5, 1))`
    m 안녕하세요 골드바 보고 싶어요
    o 네 평일 저녁 가능해요
    m 예약금 필요하세요?
    o 아뇨 필요 없습니다
    m 카톡으로 연락드려도 되나요
    o 여기 채팅으로만 할게요 기록이 남아야 서로 좋죠
    m 네 그럼 수요일 7시요
    o 좋아요 신분증 챙겨갈게요 앱 확인도 하시죠
    m 돈은 이체로 해도 되나요
    o 네 물건 보시고 이체하시면 그 자리에서 확인할게요`,
  harmless('long, a shy first buyer', selling('necklace', 1_400_000, '18k 목걸이'), who(0, 1))`
    o 저기.. 처음인데 뭐부터 하면 되나요
    m 만나서 보시고 결정하시면 돼요
    o 돈은 먼저 드려야 하는 건 아니죠?
    m 네 나중에요
    o 다행이다 ㅎㅎ 아빠가 먼저 보내면 큰일난다고 하셔서요
    m 맞는 말씀이에요
    o 그럼 아빠랑 같이 갈게요 QR인가 그것도 해야 하죠?
    m 네 제가 알려드릴게요`,
];
