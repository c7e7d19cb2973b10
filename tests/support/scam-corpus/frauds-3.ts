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

/** Frauds: the rest of both, and most of those who would buy everything. */
export const FRAUDS_3: readonly CorpusCase[] = [
  fraud(
    'several, no haggle, take down',
    selling('baby_ring', 2_550_000, '돌반지 3개'),
    who(4, 0),
    bulk,
    takeDown,
    fresh,
  )`
    o 돌반지 세개 + 옆에 팔찌 + 목걸이 까지 제가 다 인수할게요 네고 x
    m 다요? 천만원 넘는데
    o 괜찮습니다 얼마든 ㅎㅎ 대신 올린글들 전부 내려주시는게 먼저에요`,
  fraud('courier pays nothing', selling('necklace', 1_450_000, '14k 목걸이 7돈'), who(66, 0), standIn, link)`
    o 카카오퀵 부를건데 물건 포장해서 현관앞에 둬주실 수 있나요
    m 직거래만 한다고 써뒀는데요
    o 기사님이 저라고 생각하심 돼요ㅎㅎ 발송인 인증만 여기서 해주세요 quick-auth.cafe24-kr.top`,
  fraud('bank login page', selling('ring', 720_000, '18k 커플링 한쌍'), who(8, 0), link, account)`
    o 송금했는데 오류가 나네요
    o 받는분이 여기서 수취인 확인 하셔야 한대요 → kb-receive.kr-check.com
    m 저 계좌 알려드린적 없는데요?
    o 아 그니까 거기다 계좌번호랑 비번 넣으시면 자동으로 들어가요`,
  fraud('drip of a bulk buyer', selling('goldbar', 4_400_000, '골드바 5돈'), who(28, 0), bulk, account)`
    o 골드바 몇개?
    m 5돈짜리 세개요
    o 세개 | 다 | 삼 | ㄴㄱ없이 | 통장번호 ㄱㄱ`,
  fraud(
    'old mother comes',
    selling('earring', 1_050_000, '순금 귀걸이 한돈반'),
    who(5, 0),
    standIn,
    fresh,
    refuse,
  )`
    o 엄마가 나가실거에요 저는 회사라서요
    m 아 네 그럼 앱으로 만남확인은 어떻게..
    o 어머니가 폰을 못쓰셔서 그건 생략해요 QR이고 뭐고 못합니다`,
  fraud('instagram instead', selling('other', 530_000, '순금 책갈피'), who(30, 0), elsewhere, bulk)`
    o 책갈피랑 순금 열쇠랑 거북이랑 다 제가 할게요 금액은 적힌대로 ㅇㅋ
    o 저기 죄송한데 여기 말고 인스타 디엠으로 얘기해도 될까요 | 제 계정 @geum.lover 팔로우하고 메시지 주심 돼요`,
  fraud(
    'long, bulk flattery',
    selling('set', 15_300_000, '부모님 금붙이 정리'),
    who(3, 0),
    fresh,
    bulk,
    elsewhere,
    takeDown,
  )`
    o 안녕하세요 선생님^^
    m 안녕하세요
    o 부모님 물건이라 마음이 쓰이시겠어요
    m 네 좀 그렇죠
    o 저희가 소중히 쓰겠습니다
    m 아 감사합니다
    o 목록이 어떻게 되나요?
    m 목걸이 10돈, 팔찌 5돈, 반지 3개요
    o 네 하나도 안 빼고 모두 제가 받겠습니다
    m 전부요? 가격 조정은..
    o 아닙니다 제시하신 금액에서 1원도 안 깎아요
    m 아 네 감사합니다
    o 다만 연락은 밴드나 카카오로 하고 싶습니다 앱이 익숙치 않아서요^^
    m 여기가 편한데요
    o 그럼 아이디만이라도 주세요 제가 추가할게요
    m 음
    o 그리고 소문나면 곤란하니 게시글은 오늘 중으로 비공개로 돌려주십시오 그래야 진행합니다`,
  fraud('tax fee for reader', selling('coin', 5_600_000, '금화 세트'), who(100, 0), deposit, bulk, link)`
    o 금화세트랑 골드바랑 올리신거 다 하겠습니다 가격 이의없음
    m 네 감사합니다
    o 사업자 매입이라 부가세 신고비 12만원을 판매자분이 선납하셔야 거래가 됩니다
    m 만나서 빼고 주시면 되잖아요
    o 전산상 선납만 돼요 납부는 http://vat-kr.money/pay 에서요`,
  fraud(
    'son as proxy, delete',
    selling('goldbar', 2_650_000, '골드바 11.25g'),
    who(14, 0),
    standIn,
    takeDown,
  )`
    o 우리 아들이 갈겁니다. 나는 몸이 불편해서
    m 네 알겠습니다 언제요?
    o 저녁에요. 그전에 글은 치워두세요 딴데 팔면 안되니까`,
  fraud(
    'remits with a wink',
    selling('ring', 1_990_000, '순금 가락지'),
    who(6, 0, 6),
    fresh,
    account,
    elsewhere,
  )`
    o 바로 쏠게여 ㄱㅈ 주세요 ㅎㅎ 농협이면 더 좋구
    m ㄱㅈ가 뭐예요
    o 계좌요ㅋㅋ 아님 ㅋㅌ으로 주셔도 돼요 sol_2024`,
  fraud(
    'app confirmation is a scam, says he',
    selling('bracelet', 900_000, '18k 팔찌'),
    who(40, 0),
    refuse,
    takeDown,
  )`
    o 만남확인 코드 그거 해킹이래요 전 안찍어요
    m 아니에요 공식기능이에요
    o 암튼 안하구요 글이나 먼저 내려주심 갈게요`,
  fraud('bulk, courier', selling('bean', 3_400_000, '금콩 20알'), who(11, 0), bulk, standIn)`
    o 금콩 스무알하고 프로필에 있는 골드바까지 정가에 모두 구입 희망
    m 네 감사합니다 언제 오세요
    o 오토바이로 사람 하나 보내겠습니다. 그친구한테 주세요`,
  fraud(
    'bulk at asking price and link',
    selling('necklace', 6_200_000, '순금 체인 7돈'),
    who(1, 0),
    bulk,
    link,
    fresh,
  )`
    o 목걸이 귀걸이 반지 다 묶어서 올려두신 가격 그대로 할게요
    m 와 네
    o 결제창 열어드릴게요 여기 눌러서 판매승인 하시면돼요 gold-trade.click/p?uid=771`,
  fraud(
    'money before the parcel locker',
    buying('bracelet', 780_000, '14k 팔찌'),
    who(9, 0),
    deposit,
    refuse,
  )`
    o 물품보관함에 넣어둘게요 비번은 송금하시면 알려드려요
    m 직접 만나면 안되나요 현금 드릴게요
    o 대면이 부담스러워서요 현금도 안받아요`,
  fraud('login to see photos', buying('necklace', 690_000, '18k 십자가 목걸이'), who(38, 0), link)`
    m 뒷면 사진 있나요
    o 네 요기에 올려놨어요 http://naver.login-photo.cc/album 네이버 로그인하면 보여요`,
  fraud('link in pieces', buying('coin', 1_150_000, '금화'), who(1, 0), link, fresh, elsewhere)`
    m 직거래 가능한가요
    o 네 근데 결제는 여기서요 | gold | -pay- | kr . com
    m 이게 뭐에요
    o 점 붙여서 들어가세요 ㅎㅎ 모르겠으면 카카오 친구추가 해주세요 설명해드림`,
  fraud('uncle the jeweller', selling('bracelet', 3_600_000, '순금팔찌 사돈'), who(8, 1), standIn, bulk)`
    o 팔찌하고 목걸이하고 반지까지 다 주이소 부르는 값에 하입시다
    m 네 감사합니다
    o 내는 멀어서 우리 삼촌이 받으러 갈낍니더`,
  fraud('erases the trace', selling('ring', 1_020_000, '순금 반지 4.5g'), who(2, 0), takeDown, fresh, refuse)`
    o 만나기전에 글 삭제 + 채팅방 나가기 해주세요
    m 그럼 만남확인 못하잖아요
    o 안하려고 그러는거죠ㅋ 그런 인증 딱질색`,
  fraud('delivery of cash', selling('goldbar', 4_600_000, '골드바 한냥 반'), who(43, 0), standIn, refuse)`
    o 대리인 통해서 받겠습니다 위임장 써드림
    m 현금 가져오시나요
    o 아니요 현금은 드릴 수 없습니다 이체 뿐이에요`,
  fraud(
    'long buyer asks for everything',
    selling('set', 6_800_000, '돌반지 8개'),
    who(2, 0),
    fresh,
    bulk,
    account,
    takeDown,
    link,
  )`
    o 안녕하세요
    m 안녕하세요~
    o 돌반지 8개 다 한돈짜린가요
    m 네 다 3.75g이에요
    o 상자두 있나요
    m 몇개는 있고 몇개는 없어요
    o ㅎㅎ 상관없어요
    m 몇개 필요하세요
    o 여덟개 몽땅이요 | 깎아달란말 안할게요
    m 와 감사해요
    o 결제는 제가 지금 하고싶은데 계좌 주시겠어요
    m 만나서요~
    o 그럼 안심송금이라고 있는데 | hxxps://ansim-send.kr-go.site 여기서 수령동의 하시면 돼요
    m 좀 이상한데요
    o 정부에서 하는거에요 | 글고 글은 내려두시는거죠? 지금요`,
  fraud(
    'long, refuses step by step',
    selling('necklace', 2_900_000, '순금 하트 목걸이'),
    who(77, 0),
    refuse,
    standIn,
    elsewhere,
  )`
    o 목걸이요
    m 네
    o 지금 됨?
    m 오늘은 8시 이후 가능해요
    o ㅇㅋ 8시반
    m 장소는 연신내역 6번출구
    o ㅇㅇ
    m 현금으로 부탁드려요
    o 현금 노노 | 안씀
    m 그럼 이체요
    o ㅇㅇ 근데 나말고 룸메가 감
    m 본인이 오셔야 앱에서 만남확인이 돼요
    o 그거 안할건데 | 귀찮
    m 저는 꼭 해야해요
    o 걍 카톡 ㄱㄱ 거기서 얘기해 | 아이디 roommate_k`,
  fraud(
    'long seller, account last',
    buying('bracelet', 4_900_000, '순금 팔찌 6돈'),
    who(500, 0, 3),
    fresh,
    account,
    deposit,
  )`
    m 팔찌 문의드려요
    o 네 말씀하세요
    m 착용감 많나요
    o 거의 안찼어요 서랍에만 있었어요
    m 네고 가능할까요
    o 조금은요ㅎㅎ
    m 480?
    o 485 하시죠
    m 좋아요 언제 뵐까요
    o 이번주는 좀 바빠서 다음주요
    m 네 기다릴게요
    o 혹시 그 사이에 팔릴수 있어서요 | 원하시면 반값만 걸어두실래요
    m 만나서 한번에 드리고 싶은데요
    o 그럼 보장 못해드려요 ㅠ 농협 352-1111-2222-33 이OO이에요`,
  fraud(
    'long seller, many excuses',
    buying('coin', 2_400_000, '금화 브리타니아 1oz'),
    who(29, 0),
    elsewhere,
    link,
    deposit,
  )`
    m 안녕하세요 금화 보고 연락드립니다
    o 반갑습니다
    m 캡슐 있나요
    o 네 캡슐포함
    m 구매처는요
    o 영국 조폐국이요
    m 오 영수증은
    o 메일로 온거 있어요
    m 캡처 부탁드려요
    o 여기 말고 왓츠앱 하세요? | 거기로 보낼게요
    m 아니요 안써요
    o 그럼 됐구요 ㅎ 거래는 어떻게
    m 만나서요
    o 제가 섬에 살아서 배편으로 보내야해요 | 운송비 4만원 선불입니다
    m 흠
    o 카드결제 되게 해놨어요 여기 pay-link.island-post.shop 누르심 됩니다`,
  fraud('bulk, link, one breath', selling('bean', 5_200_000, '순금콩 한줌'), who(18, 0), bulk, link)`
    o 콩 남은수량 올킬할게요 가격 묻지않음
    m 정말요?
    o 대신 우리 매입플랫폼에 가입하셔야 정산돼요 → goldbuy-join.site`,
  fraud('bulk and refuses the code', selling('ring', 1_800_000, '반지 묶음'), who(51, 0), bulk, refuse)`
    o 반지만 말고 다른글 팔찌 목걸이도 원하는 값에 가져갑니다
    m 네 만나서 QR 찍고 드릴게요
    o QR은 사양합니다 폰에 앱 없어요 웹으로만 봐서`,
  fraud(
    'bulk of bars',
    selling('goldbar', 8_800_000, '골드바 2개'),
    who(3, 0),
    bulk,
    takeDown,
    fresh,
    elsewhere,
  )`
    o 골바 두개랑 전에 올리신 다섯개 전부 OK 제시가 그대로
    m 오 네네
    o 연락처 디코로 드릴게 디코 아이디 ㄱㄱ | 올린글 싹 내려놓고 와줘`,
  fraud('refuses paper, again', buying('earring', 450_000, '순금 귀걸이'), who(75, 2), refuse)`
    m 만나서 현금 드리면 되죠?
    o ㄴㄴ 현금 받으면 ATM 가야돼서 싫어요 페이로만 받음`,
  fraud('held by the customs', buying('other', 1_600_000, '순금 행운열쇠 2돈'), who(7, 0), fresh, deposit)`
    o 지금 세관에 잡혀있어서 관세 20만원 대주시면 통관되는대로 바로 드립니다
    m 물건이 손에 없으신거네요
    o 내일 풀려요 일단 보내주시죠`,
  fraud('everything and its price', selling('necklace', 2_050_000, '목걸이 두개'), who(36, 0), bulk, deposit)`
    o 두줄 다 하고 팔찌도 있음 같이요 흥정은 실례죠 ㅎㅎ
    m 감사합니다
    o 다만 우리 협회에 판매자 등록비 7만원 납입하셔야 매입이 나갑니다`,
  fraud(
    'saves a fee there is not',
    buying('set', 2_700_000, '커플링 목걸이 세트'),
    who(16, 0),
    elsewhere,
    deposit,
    link,
  )`
    o 앱 수수료 아까우니까 문자나 톡으로 직접 해요 ㅋㅋ sehee0101 이요
    m 여기 수수료 없지 않나요
    o 암튼요. 토스 송금링크 드릴게요 거기로 먼저 보내주시면 낼 가져다드려요`,
];
