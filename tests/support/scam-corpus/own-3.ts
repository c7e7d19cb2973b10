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

const NECKLACE = selling('necklace', 2_700_000, '순금 목걸이 3돈');
const COINS = selling('coin', 5_200_000, '금화 네 개');
const THEIR_NECKLACE = buying('necklace', 2_700_000, '순금 목걸이 3돈');
const KNOWN = who(310, 6);

/** A third set, one way of saying it each, written before the detector had seen it. */
export const OWN_3: readonly CorpusCase[] = [
  fraud('three: send it to me', NECKLACE, KNOWN, account)`
    o 이따 바쁠것 같아서 돈은 지금 드리려고요. 계좌가 어떻게 되실까요?`,
  fraud('three: bank and number', NECKLACE, KNOWN, account)`
    o 선이체 해드리고 물건은 천천히 받을게요, 통장 정보만 보내두세요`,
  fraud('three: curt', NECKLACE, KNOWN, account)`
    o ㅇㅋ 콜 계좌 ㄱ`,
  fraud('three: old man', NECKLACE, KNOWN, account)`
    o 사장님 은행 계좌 하나 적어 보내시오 내 송금하리다`,
  fraud('three: to hold', THEIR_NECKLACE, KNOWN, deposit)`
    o 오늘 못오시면 예약금조로 5만 보내놓으셔야 안 팔아요`,
  fraud('three: first money then place', THEIR_NECKLACE, KNOWN, deposit)`
    o 입금 먼저 하시면 만날 장소 알려드립니다`,
  fraud('three: appraisal', THEIR_NECKLACE, KNOWN, deposit)`
    o 감정서 발급하는데 3만원 들어서 그거 입금해주시면 끊어놓을게요`,
  fraud('three: safe parcel', THEIR_NECKLACE, KNOWN, deposit)`
    m 직거래요
    o 안심소포로 보낼게요 우체국 보험 붙여서요. 송금하시고 문자 주시면 접수증 찍어드림`,
  fraud('three: returns it', COINS, KNOWN, deposit)`
    o 제가 금액을 잘못 눌러서 백만원 더 갔네요 ㅠ 그거만 이 계좌로 다시 보내주시겠어요`,
  fraud('three: sweeps up', COINS, KNOWN, bulk)`
    o 금화 네 개 다 제가 챙길게요 가격 흥정 같은거 안하는 성격이라 그대로 갑니다`,
  fraud('three: more of it', COINS, KNOWN, bulk)`
    o 이거 말고도 파실 금 있으면 싹 모아오세요 전부 사고 값은 묻지도 따지지도 않습니다`,
  fraud('three: father-in-law', NECKLACE, KNOWN, standIn)`
    o 장인어른께서 근처 계셔서 대신 받아주시기로 했어요`,
  fraud('three: helper', NECKLACE, KNOWN, standIn)`
    o 심부름 앱으로 사람 하나 보내드릴게요 그분한테 물건 주세요`,
  fraud('three: husband seller', THEIR_NECKLACE, KNOWN, standIn)`
    o 시간이 안맞네요 저희 남편 보내드릴테니 남편이랑 거래하세요`,
  fraud('three: shop keeper', THEIR_NECKLACE, KNOWN, standIn)`
    o 물건은 친구네 가게에 있고 친구가 내드릴 거예요`,
  fraud('three: cash is out', THEIR_NECKLACE, KNOWN, refuse)`
    m 현금 들고 갈게요
    o 요즘 누가 현금 써요 무조건 송금으로 부탁드립니다 현찰 안받음`,
  fraud('three: code is a bother', NECKLACE, KNOWN, refuse)`
    o 그 확인코드인지 뭔지는 빼고 하죠`,
  fraud('three: app off', THEIR_NECKLACE, KNOWN, refuse)`
    o 만나서 앱은 안 켰으면 좋겠네요 개인정보 찜찜`,
  fraud('three: remove please', NECKLACE, KNOWN, takeDown)`
    o 제가 찜했으니 게시글 좀 감춰 주실래요 다른 사람 못 보게`,
  fraud('three: erase', NECKLACE, KNOWN, takeDown)`
    o 판매글 없애시면 바로 택시 탈게요`,
  fraud('three: put it to sold', NECKLACE, KNOWN, takeDown)`
    o 거래완료 처리부터 해놓으시고 나오세요`,
  fraud('three: ka', NECKLACE, KNOWN, elsewhere)`
    o 까톡 추가 ㄱㄱ gold7788`,
  fraud('three: line of talk', NECKLACE, KNOWN, elsewhere)`
    o 저 라인밖에 안써서요 라인에서 뵐까요 아이디 알려주시면 친추할게요`,
  fraud('three: insta', THEIR_NECKLACE, KNOWN, elsewhere)`
    o 디엠 주세요 인스타 @goldhouse 에 더 많은 물건 있어요`,
  fraud('three: whatsapp', THEIR_NECKLACE, KNOWN, elsewhere)`
    o WhatsApp으로 연락주시면 빠른 답변 가능합니다`,
  fraud('three: escrow', NECKLACE, KNOWN, link)`
    o 에스크로 신청했어요 문자로 간 주소 눌러서 판매자 등록해주세요`,
  fraud('three: toss page', NECKLACE, KNOWN, link)`
    o 토스 송금 받기 눌러주세요 toss-receive.info/a1b2`,
  fraud('three: login', NECKLACE, KNOWN, link)`
    o 이거 사장님 물건 맞아요? 도용당하신듯 로그인해서 확인해보세요 https://geumnaru-login.com`,
  fraud('three: short', NECKLACE, KNOWN, link)`
    o 대금 수령 페이지입니다 https://han.gl/AbCdE`,
  fraud('three: app outside the store', THEIR_NECKLACE, KNOWN, link)`
    o 우리 매장 전용앱 까셔야 예약돼요 링크 드릴테니 설치 후 회원가입 해주세요`,
  harmless('three: after the scales', NECKLACE, KNOWN)`
    o 저울에 달아보고 계좌 받아서 바로 이체할게요`,
  harmless('three: which ways', NECKLACE, KNOWN)`
    o 결제는 현금이랑 계좌이체 중에 뭐가 편하세요?`,
  harmless('three: asks whether first', NECKLACE, KNOWN)`
    o 혹시 선입금 같은 거 요구하시는 건 아니죠? 한번 당한 적 있어서요`,
  harmless('three: seller calms', THEIR_NECKLACE, KNOWN)`
    m 예약금 얼마 드려요?
    o 무슨 예약금이에요 ㅎㅎ 그냥 시간만 지켜주세요`,
  harmless('three: pays when pleased', THEIR_NECKLACE, KNOWN)`
    o 착용해 보시고 마음에 드시면 결제하세요 안 사셔도 돼요`,
  harmless('three: parking fee', THEIR_NECKLACE, KNOWN)`
    o 주차비 3천원 나오는데 제가 도장 찍어드릴게요 먼저 도착하시면 커피 시켜두세요`,
  harmless('three: two coins', COINS, KNOWN)`
    o 네 개 다는 무리고 두 개 260에 안될까요`,
  harmless('three: asks for all weights', COINS, KNOWN)`
    o 네 개 모두 무게 재주실 수 있나요? 가격은 올리신 대로면 되죠?`,
  harmless('three: with wife', NECKLACE, KNOWN)`
    o 와이프 데리고 나갈게요 와이프가 껴봐야 해서요`,
  harmless('three: friend bought', NECKLACE, KNOWN)`
    o 친구가 여기서 사고 좋았다고 추천해줬어요 저도 한번 보러 갈게요`,
  harmless('three: dad asks', NECKLACE, KNOWN)`
    o 아버지가 보증서 꼭 받아오라고 하셨어요 있으시죠?`,
  harmless('three: staff of the bank', NECKLACE, KNOWN)`
    o 은행 직원이 큰돈은 하루 전에 말해달래요 그래서 내일 현금 찾아갈게요`,
  harmless('three: sends nobody', THEIR_NECKLACE, KNOWN)`
    o 아내 보낼까 하다가 제가 나가는 게 맞는 것 같아서요 7시에 뵐게요`,
  harmless('three: cash or both', THEIR_NECKLACE, KNOWN)`
    o 현금도 좋고 이체도 좋아요 만나서 편하신 걸로요`,
  harmless('three: cash heavy', NECKLACE, KNOWN)`
    o 현금 많이 들고 다니기 무서워서 은행에서 만나 바로 드려도 될까요`,
  harmless('three: receipt of cash', THEIR_NECKLACE, KNOWN)`
    o 개인이라 현금영수증은 발급 못 해드려요 양해 부탁드려요`,
  harmless('three: says the code', NECKLACE, KNOWN)`
    o 코드 입력했는데 안 되네요 다시 불러주시겠어요?`,
  harmless('three: app is new', NECKLACE, KNOWN)`
    o 앱에서 만남 확인하면 뭐가 좋아요? 안 하면 안 되나요? 아 기록이 남는군요 할게요`,
  harmless('three: listing seen', NECKLACE, KNOWN)`
    o 어제 올리신 글이 안 보여서 내리신 줄 알았어요 아직 파시는 거죠?`,
  harmless('three: takes down his own', THEIR_NECKLACE, KNOWN)`
    o 약속 잡혔으니까 글은 제가 예약중으로 돌려놓을게요`,
  harmless('three: photos down', NECKLACE, KNOWN)`
    o 사진에 집 주소 나와요 그 사진만 지우시는 게 좋겠어요`,
  harmless('three: talk here', THEIR_NECKLACE, KNOWN)`
    o 다른 메신저는 안 써요 궁금한 건 여기에 남겨주세요`,
  harmless('three: katalk picture lost', NECKLACE, KNOWN)`
    o 카톡으로 온 사기문자 캡처해둔 거 있는데 조심하시라고요`,
  harmless('three: insta seen', NECKLACE, KNOWN)`
    o 인스타에서 본 거랑 똑같아요! 제가 찾던 디자인이에요`,
  harmless('three: gold price page', NECKLACE, KNOWN)`
    o 시세는 https://www.goldpricekorea.co.kr 보고 말씀드린 거예요`,
  harmless('three: a bus', NECKLACE, KNOWN)`
    o 버스 시간표예요 https://bus.go.kr/app 5시 차 타고 갈게요`,
  harmless('three: link does not open', THEIR_NECKLACE, KNOWN)`
    o 보내주신 링크가 안 열려요 그냥 말로 설명해주세요`,
  harmless('three: his friend is late', THEIR_NECKLACE, KNOWN)`
    o 친구가 차 태워주기로 했는데 늦네요 10분만요 제가 전화할게요`,
  harmless('three: gift to the sister', NECKLACE, KNOWN)`
    o 누나 결혼선물이라 예쁘게 나가는 게 중요해서요 케이스도 있죠?`,
  harmless('three: account of the app', NECKLACE, KNOWN)`
    o 제 계정 이름이 바뀌어서 놀라셨죠 어제 상담한 사람 맞아요`,
];
