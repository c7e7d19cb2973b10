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

/** Frauds: mostly somebody who pretends to sell. */
export const FRAUDS_2: readonly CorpusCase[] = [
  fraud('hold fee', buying('ring', 1_480_000, '순금 반지 2돈'), who(3, 0), deposit, account, fresh)`
    m 반지 아직 있나요?
    o 네 근데 보러 온다는분이 세분이에요 | 예약금 10만원 넣어주시면 빼놓을게요 | 카카오뱅크 3333-01-2345678 김ㅇㅇ`,
  fraud('shipping first', buying('earring', 260_000, '14k 귀걸이'), who(120, 2), deposit)`
    m 직거래 되나요 저 수원이에요
    o 제가 제주라 택배만 돼요~ 택배비 5천원이랑 같이 입금 확인되면 바로 발송해드려요`,
  fraud('half now', buying('goldbar', 4_250_000, '골드바 18.75g'), who(40, 0), deposit, refuse)`
    m 내일 볼 수 있을까요
    o 가능한데 금액이 커서 절반은 오늘 받고 절반은 만나서 받을게요
    m 그냥 현금으로 다 드릴게요
    o 현금은 위폐 때문에 사절입니다`,
  fraud(
    'pay page of the seller',
    buying('necklace', 2_300_000, '순금 목걸이 3돈'),
    who(2, 0),
    link,
    fresh,
    deposit,
  )`
    o 안심거래로 올려놨어요 여기서 결제하시면 물건 나가요 👉 https://safe-npay.deal-kr.xyz/p/19
    m 직거래는요?
    o 결제 먼저 해주셔야 만나드려요 ㅠ`,
  fraud('elder brother hands over', buying('bracelet', 1_900_000, '18k 팔찌 4돈'), who(95, 1), standIn)`
    m 저녁 8시 합정역 되세요?
    o 되는데 저는 못가고 형이 물건 들고 나갈거에요 형한테 주시면 됩니다`,
  fraud('talk elsewhere, seller', buying('coin', 730_000, '메이플 금화 1/10온스'), who(22, 0), elsewhere)`
    m 금화 정품 맞죠?
    o 네 동영상 보여드릴게요 근데 여긴 영상이 안올라가서 톡 주세요 | 카.톡 mapleleaf22`,
  fraud('deposit called promise money', buying('baby_ring', 830_000, '돌반지'), who(10, 0), deposit)`
    m 오늘 퇴근하고 갈게요
    o 헛걸음을 너무 많이해서요.. | 약속금 2만원만 걸어주실래요? 오시면 빼드림`,
  fraud(
    'refuses the app, brings a friend',
    buying('ring', 1_200_000, '까르띠에 18k 링'),
    who(70, 0),
    refuse,
    standIn,
  )`
    m 만나서 앱으로 확인 찍으면 되죠?
    o 앱 확인 말고 그냥 하시죠 기록남는거 싫어서요 | 그리고 제 친구가 대신 나가요`,
  fraud('insurance', buying('goldbar', 8_700_000, '골드바 10돈 급처'), who(1, 0), deposit, fresh, account)`
    o 보험택배로 보내드릴거구요 보험료 3만2천원은 구매자 부담 선결제예요
    m 받고 드리면 안되나요
    o 안됩니다 신한 110-222-333444 이쪽으로요`,
  fraud('identity link', buying('set', 3_100_000, '예물 세트 급매'), who(5, 0), link, fresh)`
    m 실물 볼 수 있나요?
    o 그전에 본인확인 부탁드려요 링크 보내드릴게요 거기서 폰인증하시면 돼요
    m 앱에서 이미 인증했는데
    o 제가 확인이 안되니까요`,
  fraud('cheap because urgent', buying('bean', 1_400_000, '금콩 2돈'), who(2, 0), deposit, fresh, elsewhere)`
    o 급전 필요해서 싸게 내놨습니다 선입금 하시는분께 드려요
    m 만나서 드릴게요
    o 그럼 다른분 드릴게요.. 생각있으심 텔그로 연락주세요 @bean24k`,
  fraud(
    'account for the whole sum, gone abroad',
    buying('necklace', 1_750_000, '티파니 18k 목걸이'),
    who(330, 0),
    account,
    deposit,
    standIn,
  )`
    o 저 낼 출국이라 시간이 없어요ㅠㅠ 물건은 언니집에 맡겨놨고 언니가 드릴거예요
    m 아 그럼 언니분 만나서 드리면..
    o 언니는 돈 모르구요 제 통장으로 오늘 넣어주셔야 언니한테 말해놓죠 | 하나 620-910293-11307`,
  fraud('half-character deposit', buying('ring', 940_000, '순금 반지 한돈'), who(17, 0), deposit)`
    m 네고 되나요?
    o 네고는 안되고 ㅅㅇㄱ 하시면 만원 빼드려요
    m 선입금요?
    o 넹 다들 그렇게 가져가셨어요`,
  fraud('installs a viewer', buying('coin', 2_200_000, '금화 1온스 반'), who(48, 0), link, elsewhere)`
    m 감정서 사진 주세요
    o 감정서가 보안파일이라 뷰어 설치하셔야 보여요 http://gold-cert.download/viewer.apk
    m 그냥 사진 찍어주세요
    o 안되면 텔레그램 까세요 거기로 파일 드림`,
  fraud(
    'bank transfer only, ahead',
    buying('bracelet', 2_850_000, '순금 팔찌 세돈'),
    who(6, 0),
    refuse,
    deposit,
    fresh,
  )`
    m 현금 준비해갈게요
    o 저희는 현금 안받습니다. 출발하시기 전에 송금 끝내주셔야 자리 지킬게요`,
  fraud(
    'long seller, patient',
    buying('goldbar', 8_600_000, 'LS 골드바 37.5g'),
    who(4, 0),
    fresh,
    deposit,
    account,
    elsewhere,
  )`
    m 안녕하세요 골드바 구매하고 싶어요
    o 네 안녕하세요
    m 각인 사진 있을까요
    o 있어요 | 저녁에 찍어드릴게요
    m 네
    o+240 찍었는데 업로드가 안되네요ㅠ
    m 앱을 다시 켜보세요
    o 해봤는데 안돼요 | 카카오로 드릴게요 아이디 불러주세요
    m 여기서 보고싶어요
    o 그럼 나중에 만나서 보세요
    m 네 토요일 어떠세요
    o 토요일 좋아요 | 오전 11시 서현역
    m 좋습니다
    o 근데 그날까지 잡아두려면 계약금 5% 주셔야돼요 | 43만원이네요
    m 음 만나서 드리면 안될까요
    o 안되죠 물건 묶이는데 | 우리 1002-555-123456 으로 부탁드립니다`,
  fraud(
    'long seller, wife brings it',
    buying('necklace', 3_700_000, '순금 목걸이 닷돈'),
    who(150, 1),
    standIn,
    refuse,
  )`
    m 저기 목걸이요
    o 넵
    m 실중량이 어떻게 돼요
    o 18.7g이요
    m 도금 아니죠?
    o 당연하죠ㅋㅋ 999 찍혀있어요
    m 종로에서 감정받고 거래 가능한가요
    o 네 가능
    m 그럼 수요일 2시요
    o ㅇㅋ요
    m 단성사 앞?
    o 거기 좋네요
    m+1400 오늘 2시 맞죠
    o 아 저 일이 생겨서 와이프가 나갔어요 | 와이프한테 받으세요
    m 네 그럼 앱 코드는 와이프분이 불러주시나요
    o 아뇨 그런건 건너뛰시죠 저희는 안합니다`,
  fraud(
    'escrow page with a wallet',
    selling('goldbar', 9_300_000, '골드바 37.5g 미개봉'),
    who(55, 0),
    link,
    deposit,
    takeDown,
  )`
    o 에스크로 접수했습니다 상품글 삭제하셔야 심사 넘어가구요 판매자분은 이행보증금 9만3천원 예치하시면 돼요
    m 예치요?
    o escrow24-kr.net 로그인하시고 충전 누르세요 거래끝나면 돌려받아요`,
  fraud('take all, delete all', selling('coin', 6_700_000, '금화 6개 컬렉션'), who(13, 0), bulk, takeDown)`
    o 콜렉션 통으로 가져갈게요 달라는대로 드립니다
    m 감사합니다!
    o 글은 지금 내려주실꺼죠? 내리신거 보고 기차표 끊을게요`,
  fraud(
    'bulk, nephew, tele',
    selling('ring', 2_200_000, '순금반지 여러개'),
    who(61, 0),
    bulk,
    standIn,
    elsewhere,
  )`
    o 반지 있는대로 다 주십쇼 시세보다 더 쳐드림
    m 6개인데 괜찮으세요?
    o 넵 조카놈 보낼게요 | 세부사항은 위챗 ㄱ`,
  fraud('safe number site', selling('necklace', 1_100_000, '18k 목걸이'), who(7, 0), link, fresh)`
    o 구매확정 하려면 판매자님도 눌러주셔야 한대요
    m 뭘요?
    o 주소 찍어드릴게요 접속해서 카드번호 등록하면 대금이 그리로 들어가요 | www.gumnaru-pay.online/settle`,
  fraud(
    'listing hidden, then account',
    selling('bracelet', 1_300_000, '14k 팔찌'),
    who(90, 0),
    takeDown,
    account,
  )`
    o 혹시 글 숨김처리 가능하세요? 숨겨주시는 즉시 입금드릴려구요
    m 입금은 만나서 해주세요
    o 아녜요 믿어요ㅎㅎ 어느은행 쓰세요 번호랑 같이 주세요`,
  fraud(
    'wealthy buyer, no cash',
    selling('goldbar', 52_000_000, '골드바 200g'),
    who(2, 0),
    bulk,
    refuse,
    fresh,
    standIn,
  )`
    o 회장님 지시로 금 매입중입니다 보유물량 전량, 금액은 말씀하시는대로
    m 직접 오시나요?
    o 제가 아니고 비서가 갑니다. 현찰거래는 불가합니다`,
  fraud('kakao by picture', selling('earring', 380_000, '순금 링귀걸이'), who(19, 0), elsewhere, takeDown)`
    o 프사에 있는 큐알 찍으면 제 오픈톡방이에요 글로 들어오세용 💬
    m 왜요?
    o 여긴 채팅 느려서.. 글구 저 살거니까 올린거 없애주세용`,
  fraud(
    'refuses banknotes, wants number',
    selling('coin', 850_000, '금화 1/4oz'),
    who(31, 0),
    refuse,
    account,
    takeDown,
  )`
    o 지폐 세는거 번거로워서 현금은 패스할게요
    m 그럼 만나서 이체해주세요
    o 지금 할게요 신한이세요 국민이세요? 뒷번호까지 주세요 | 글은 입금전에 지워주시는게 매너구요`,
  fraud('no proof, please', selling('baby_ring', 900_000, '돌반지 3.75g'), who(12, 0), refuse)`
    o 이따 뵐게요 근데 앱에서 큐알 같은거 켜지 마세요
    m 왜요? 만남확인 하려고 했는데
    o 그냥 조용히 돈주고 받고 끝내고싶어요 코드 그거 하면 거래 안합니다`,
  fraud('all of it, sight unseen', selling('set', 9_900_000, '어머니 패물'), who(3, 0), bulk, fresh, account)`
    o 패물 다 얼마에요 합쳐서?
    m 990이요 조금 조정 가능
    o 조정 필요없고 990 그대로 몽땅요 안봐도 돼요 | 돈부터 보낼테니 받으실 통장 좀`,
  fraud('customs', selling('other', 3_300_000, '순금 거북이 3돈'), who(6, 0), deposit, link, fresh)`
    o 해외구매자입니다 대금은 페이팔로 묶여있고 통관세 내시면 풀려요
    m 제가 세금을 내나요?
    o 네 8만원 먼저요. 납부페이지 http://kr-customs-pay.info`,
  fraud('security transfer', buying('goldbar', 4_500_000, '삼성금거래소 5돈'), who(25, 0), account, deposit)`
    o 지금 이체하시면 420에 드릴게요 계 좌 는 쪽지로 남김
    m 쪽지가 어디있어요
    o 아 여기 쓸게요 기업 010 5678 1234 01 입니다 입금자명 꼭 남겨주세요`,
  fraud('part-timer at the shop', buying('ring', 1_550_000, '18k 반지'), who(200, 0), standIn, deposit)`
    o 물건은 제 가게 알바생이 건네드릴거구요
    m 네
    o 알바는 돈을 못만지니까 오시기전에 대금 정리해주세요`,
];
