import { harmless, selling, who } from './case.ts';
import type { CorpusCase } from './case.ts';

/** Harmless conversations in the words of frauds, the first half: the other one buys. */
export const HARMLESS_1: readonly CorpusCase[] = [
  harmless('transfer at the meeting', selling('ring', 1_450_000, '순금 반지 2돈'), who(300, 4))`
    o 만나서 물건 보고 그 자리에서 이체해도 될까요? 현금은 그만큼 안갖고 다녀서요
    m 네 괜찮아요
    o 계좌는 그때 불러주세요ㅎㅎ`,
  harmless('account declined for now', selling('goldbar', 8_900_000, '골드바 37.5g'), who(90, 0))`
    m 계좌 먼저 드릴까요?
    o 아뇨 괜찮아요 직접 보고나서 받을게요 미리 받는거 좀 그래요`,
  harmless('a sister comes along', selling('baby_ring', 850_000, '돌반지 한돈'), who(3, 0))`
    o 제가 혼자 가기 무서워서 동생이랑 같이 갈게요 괜찮죠?
    m 네 물론이죠
    o 감사합니다~ 둘이 가도 놀라지 마세요ㅋㅋ`,
  harmless('for a nephew', selling('baby_ring', 1_700_000, '돌반지 두돈'), who(6, 2))`
    o 조카 돌이라 하나 사려구요
    m 축하드려요
    o 언니가 부탁한건데 제가 받으러 갈게요 언니는 나중에 보여주면 되구요`,
  harmless('cash and code', selling('bracelet', 2_100_000, '순금 팔찌'), who(15, 0))`
    o 현금 210 뽑아갈게요
    m 네 만나서 앱 확인도 부탁드려요
    o QR 그거요? 네 제가 찍을게요`,
  harmless('no QR, so the figures', selling('coin', 640_000, '금화 1/10oz'), who(44, 3))`
    o 제 폰 카메라가 깨져서 QR은 못찍어요 ㅠㅠ
    m 그럼 어떡하죠
    o 여섯자리 숫자로도 되더라구요 그걸로 할게요`,
  harmless('never goes to katalk', selling('necklace', 3_200_000, '순금 목걸이 4돈'), who(21, 0))`
    m 카톡으로 얘기할까요?
    o 아뇨 카톡은 안할래요 사기 많다고 해서.. 여기서 계속 얘기해요`,
  harmless('a phone number on the way', selling('earring', 260_000, '14k 귀걸이'), who(2, 0))`
    o 도착하면 전화드릴게요 제번호 010-2345-6789 입니다
    m 네 저도 문자 남길게요
    o 네네 혹시 길 엇갈리면 연락주세요`,
  harmless('a map', selling('ring', 1_990_000, '순금 가락지'), who(12, 0))`
    o 여기서 보면 어떨까요 https://naver.me/xY12abCd 카페에요
    m 네 좋아요
    o 2층에 자리 잡고 있을게요`,
  harmless('price of the day by link', selling('goldbar', 4_300_000, '골드바 5돈'), who(4, 1))`
    o 오늘 시세 보니까 좀 내렸던데요 https://www.koreagoldx.co.kr
    m 네 그래서 조금 낮췄어요
    o 5만원만 더 빼주시면 바로 갈게요`,
  harmless('two pieces and a discount', selling('set', 3_900_000, '목걸이와 팔찌'), who(3, 1))`
    o 두개 다 사면 얼마까지 해주세요?
    m 380이요
    o 370 안될까요 ㅎㅎ 보고 상태 괜찮으면 둘다 할게요`,
  harmless('just one, no haggling', selling('baby_ring', 2_550_000, '돌반지 3개'), who(200, 5))`
    o 셋 다는 부담스럽고 하나만 네고 없이 살게요`,
  harmless('you may leave it up', selling('ring', 880_000, '순금반지'), who(30, 0))`
    o 혹시 모르니 글은 안내리셔도 돼요 제가 못갈수도 있어서요
    m 네 그럼 둘게요
    o 거래 끝나고 내리세요~`,
  harmless('sold, yet still up', selling('bracelet', 1_150_000, '14k 팔찌'), who(2, 3))`
    o 이거 팔린건가요? 다른데서는 판매완료던데
    m 아직 있어요 다른데 올린건 내렸어요
    o 아 그래서 글이 없어졌구나ㅋㅋ`,
  harmless('deposit refused', selling('necklace', 980_000, '18k 목걸이'), who(75, 1))`
    m 예약금 조금 걸어주실 수 있나요?
    o 예약금은 좀.. 선입금은 안하는게 원칙이라서요 죄송해요 만나서 전액 드릴게요`,
  harmless('guarantee card, not money', selling('ring', 720_000, '18k 커플링'), who(19, 0))`
    o 보증서 있나요? 없어도 되긴한데
    m 보증서 있어요
    o 그럼 보증서 챙겨서 나와주세요!`,
  harmless('warned of links', selling('coin', 1_280_000, '금화'), who(400, 11))`
    o 요즘 링크 보내서 결제하라는 사람들 많대요 조심하세요
    m 네 저도 하나 받았어요
    o 절대 누르지 마시고 신고하세요`,
  harmless('once nearly robbed', selling('goldbar', 17_500_000, '골드바 75g'), who(150, 2))`
    o 예전에 계좌 먼저 달라는 사람한테 사기당할뻔 해서 저는 무조건 대면이에요
    m 저도요
    o 은행 안에서 만나요 확인하고 창구에서 보내드릴게요`,
  harmless('new account explains', selling('goldbar', 4_400_000, '골드바 5돈'), who(2, 1))`
    o 가입한지 얼마 안됐는데 괜찮으실까요 ㅠ 예전 계정은 폰 바꾸면서 날렸어요
    m 네 만나서 하는거니까요
    o 감사합니다 현금으로 준비할게요`,
  harmless('new account, cheap ring', selling('baby_ring', 850_000, '돌반지'), who(0, 0))`
    o 안녕하세요 오늘 가입했어요 어떻게 하는건가요?
    m 만나서 보고 사시면 돼요
    o 아 돈은 그때 드리는거죠? 알겠습니다!!`,
  harmless('line six, line four', selling('bracelet', 2_750_000, '순금 팔찌 3돈'), who(55, 1))`
    o 4호선 라인이면 다 좋아요 | 사당에서 보실래요?
    m 네 사당 좋아요
    o 오이도 방향 라인 개찰구 앞이요`,
  harmless('a line of a necklace', selling('necklace', 1_720_000, '24k 목걸이'), who(33, 0))`
    o 라인이 너무 예쁘네요 착용샷도 있으세요?
    m 없어요 ㅠ
    o 괜찮아요 가서 볼게요`,
  harmless('profile like on katalk', selling('earring', 310_000, '18k 귀걸이'), who(61, 2))`
    o 프사 강아지 너무 귀여워요 ㅋㅋ 저도 카톡 프사 강아진데
    m ㅎㅎ 감사해요
    o 귀걸이 오늘 볼 수 있나요?`,
  harmless('mother wears it', selling('necklace', 5_100_000, '순금 목걸이 6돈'), who(88, 0))`
    o 어머니 환갑 선물이에요
    m 좋은 선물이네요
    o 어머니 모시고 가서 직접 걸어보고 결정해도 될까요? 제가 운전해서 가요`,
  harmless('quick refused', selling('goldbar', 9_100_000, '골드바 10돈'), who(7, 1))`
    m 혹시 퀵으로 받으시나요?
    o 아뇨 퀵은 불안해요 제가 직접 갈게요`,
  harmless('staff weighs it', selling('ring', 1_350_000, '18k 반지'), who(140, 3))`
    o 금은방에서 만나실래요 거기 직원분이 무게 재주신대요
    m 오 좋아요
    o 감정비는 제가 그 자리에서 낼게요`,
  harmless('cash short', selling('bracelet', 4_050_000, '팔찌 5돈'), who(27, 0))`
    o ATM 한도가 하루 100이라.. 현금 100 + 나머지는 만나서 토스로 이체 되나요?
    m 네 가능해요
    o 물건 보고 바로 보내드릴게요`,
  harmless('cash is preferred', selling('coin', 2_600_000, '금화 1/2oz'), who(3, 6))`
    o 저는 현금이 편해요 이체보다
    m 저도 현금 좋아요
    o 오만원권으로 가져갈게요ㅎㅎ`,
  harmless('card does not work', selling('ring', 940_000, '순금 반지'), who(18, 0))`
    o 카드는 안되죠? 당연히ㅋㅋ
    m 네 ㅋㅋ 개인이라
    o 현금 뽑아가겠습니당`,
  harmless('the store app', selling('other', 530_000, '순금 책갈피'), who(46, 0))`
    o 앱 업데이트 하니까 만남확인 버튼 생겼던데 그거 하는거죠? 플레이스토어에서 받으면 되나요
    m 네 맞아요 앱스토어에 있어요
    o 설치했어요!`,
  harmless('long, an ordinary bar', selling('goldbar', 8_800_000, '골드바 37.5g'), who(210, 2))`
    o 안녕하세요 골드바 아직 있나요
    m 네 있어요
    o 보증서랑 케이스도 있죠?
    m 네
    o 구입하신지는 얼마나 되셨어요
    m 2년요
    o 네고 조금 가능한가요 ㅎㅎ
    m 10만원 빼드릴게요
    o 오 감사합니다
    m 어디 사세요?
    o 저는 분당이요 판교까지 갈 수 있어요
    m 판교 좋아요
    o 내일 점심에 은행에서 뵈어도 될까요 금액이 커서요
    m 네 국민은행 판교역점요
    o 네 확인하고 그 자리에서 송금할게요
    m 앱 확인도 할게요
    o 당연하죠 QR 띄워주시면 제가 찍을게요`,
  harmless('long, afraid of being cheated', selling('necklace', 2_300_000, '목걸이 3돈'), who(6, 1))`
    o 안녕하세요.. 중고로 금 사는건 첨이라
    m 네 편하게 물어보세요
    o 가짜면 어떡하죠
    m 금은방에서 같이 확인해요
    o 그래도 되나요?? 감사해요
    m 네 종로에서 봐요
    o 돈은 언제 드려요? 먼저 보내야하는거 아니죠?
    m 아니요 확인하고 주시면 돼요
    o 휴 다행이에요 다른분은 예약금 달래서 안했어요
    m 그런분 조심하세요
    o 카톡으로 넘어오라고도 하더라구요
    m 전형적인 사기에요
    o 신고했어요 ㅠㅠ
    m 잘하셨어요
    o 그럼 토요일 2시에 종로3가에서 뵐게요 엄마랑 같이 가요`,
  harmless('long, sets a place by map', selling('set', 6_800_000, '돌반지 8개'), who(95, 1))`
    o 돌반지 여덟개 다 보고싶은데요
    m 네 다 가져갈게요
    o 다 살지는 모르겠고 상태보고 3~4개 정도요
    m 네 괜찮아요
    o 낱개로는 얼마에요
    m 86만원이요
    o 4개면 조금 빼주시나요?
    m 330 해드릴게요
    o 325?
    m 그래요 ㅎㅎ
    o 장소는 여기 어때요 https://map.kakao.com/?itemId=8123456
    m 아 거기 알아요
    o 주차 되구요 조용해요
    m 좋아요
    o 4시에 갈게요 돈은 현금으로 준비합니다
    m 네 확인 코드도 할게요
    o 넵 여섯자리 제가 불러드릴게요`,
  harmless('long, changes the day', selling('bracelet', 3_600_000, '팔찌 4돈'), who(1, 2))`
    o 오늘 보기로 한거 맞죠?
    m 네 7시요
    o 죄송한데 갑자기 야근이요 ㅠㅠ
    m 아 네
    o 동생이라도 보낼까 했는데 본인이 가야 확인이 된다고 해서요
    m 네 본인이 오셔야 돼요
    o 그럼 내일은요?
    m 내일 괜찮아요
    o 8시 되세요?
    m 네
    o 감사합니다 꼭 살게요
    m 글은 예약중으로 바꿔둘게요
    o 아 감사해요 그치만 혹시 못가면 바로 말씀드릴게요 | 그냥 두셔도 돼요
    m 네네
    o 현금 360 맞죠?
    m 네 맞아요
    o 낼 뵐게요🙂`,
  harmless('long, five little things', selling('bean', 570_000, '금콩 3g'), who(4, 0))`
    o 금콩 사고싶어요
    m 네
    o 1g짜리 3개죠?
    m 네 맞아요
    o 낱개로 하나만도 되나요
    m 죄송 세개 같이요
    o 음 그럼 세개 할게요
    m 네 감사해요
    o 직거래죠?
    m 네 합정이요
    o 계좌이체도 되죠? 만나서요
    m 네 둘다 돼요
    o 카카오페이로 보내도 되구요?
    m 네 그것도 만나서 해주심 돼요
    o 넵 오늘 가입해서 잘 몰라가지고 ㅎㅎ | 이따 봬요`,
  harmless('after we have met', selling('ring', 2_450_000, '3돈 반지'), who(66, 0))`
    o 계좌번호는 만나고 나서 알려주셔도 돼요 물건 보기 전엔 필요없으니까`,
  harmless('account of the chat app', selling('earring', 450_000, '순금 귀걸이'), who(17, 0))`
    o 제 계정이 두개라 헷갈리셨죠 지난번에 문의한 사람 저예요 계정 하나로 합쳤어요`,
  harmless('payment account of a bank card', selling('coin', 850_000, '금화 1/4oz'), who(240, 7))`
    o 월급 통장에서 뽑아야해서 은행 들렀다가 갈게요 5분 늦어요
    m 네 천천히 오세요`,
  harmless('father is a goldsmith', selling('bracelet', 900_000, '18k 팔찌'), who(38, 0))`
    o 아버지가 금은방 하셨어서 제가 좀 볼줄 알아요ㅎㅎ 가서 자석만 대볼게요`,
  harmless('saw it in open chat', selling('goldbar', 26_000_000, '골드바 100g'), who(510, 9))`
    o 금테크 오픈채팅방에서 보니까 오늘 시세가 더 올랐대요. 그래도 이 가격 맞으세요?
    m 네 올린 가격 그대로요
    o 감사합니다 내일 은행에서 뵙겠습니다`,
  harmless('telegrams are for thieves', selling('coin', 5_600_000, '금화 세트'), who(29, 1))`
    o 어떤 사람이 텔레그램 하자길래 차단했네요 ㅋㅋ 여기서 거래하시는 분이라 다행`,
  harmless('video of a way to test', selling('ring', 1_020_000, '순금 반지'), who(5, 4))`
    o 이 영상처럼 물에 담가서 비중 재도 될까요 https://youtu.be/a1B2c3D4e5F
    m 네 해보셔도 돼요`,
  harmless('all photographs', selling('set', 9_900_000, '어머니 패물'), who(130, 0))`
    o 전부 다 사진 찍어서 올려주실 수 있나요? 하나씩 무게도요
    m 네 저녁에요
    o 보고 마음에 드는거 한두개만 고를게요`,
  harmless('courier for a lunchbox', selling('necklace', 1_450_000, '14k 목걸이'), who(9, 1))`
    o 제가 배달 라이더라서 퀵 일 끝나고 9시쯤 갈 수 있어요 오토바이 타고 직접요`,
  harmless('hides his own old listing', selling('bean', 1_900_000, '순금콩 10개'), who(72, 3))`
    o 저도 비슷한거 팔다가 글 내렸어요ㅎ 안팔리더라구요
    m 그래요?
    o 네 그래서 그냥 모으기로.. 금콩 열개 185 어떠세요`,
];
