import { buying, harmless, selling, who } from './case.ts';
import type { CorpusCase } from './case.ts';

/** Harmless conversations in the words of frauds, the second half: mostly the other one sells. */
export const HARMLESS_2: readonly CorpusCase[] = [
  harmless('no deposit wanted', buying('ring', 1_480_000, '순금 반지 2돈'), who(20, 0))`
    m 예약금 드릴까요?
    o 아니에요 예약금 같은거 안받아요 오시는 순서대로 드릴게요`,
  harmless('no money ahead, whoever asks', buying('goldbar', 4_250_000, '골드바 5돈'), who(3, 2))`
    m 먼저 입금하면 되나요?
    o 선입금 하지마세요!! 저한테도 하지 마시고 남한테도요 ㅎㅎ 보고 주세요`,
  harmless('account after the look', buying('necklace', 2_300_000, '순금 목걸이 3돈'), who(99, 1))`
    m 이체도 되나요
    o 네 현금도 되고 계좌이체도 돼요 | 계좌는 물건 확인하시고 나면 그때 알려드릴게요`,
  harmless('sells for a flat deposit', buying('goldbar', 8_700_000, '골드바 10돈 급처'), who(2, 1))`
    m 왜 급처하세요?
    o 전세 보증금을 다음주에 내야해서요 ㅠㅠ 그래서 싸게 올렸어요
    m 아 그렇군요 내일 볼게요
    o 네 만나서 현금이나 이체 편하신대로요`,
  harmless('a brother at the door as well', buying('bracelet', 1_900_000, '18k 팔찌'), who(50, 0))`
    o 밤이라 저 혼자는 좀 그래서 오빠랑 나갈게요 오빠는 그냥 옆에 서있을거에요ㅋㅋ`,
  harmless('wife wore it', buying('necklace', 3_700_000, '순금 목걸이 5돈'), who(160, 2))`
    m 실사용자가 누구세요
    o 와이프가 차던거에요 제가 팔아준다고 해서 제가 나갑니다`,
  harmless('the shop assistant wrapped it', buying('earring', 380_000, '순금 링귀걸이'), who(31, 0))`
    o 직원이 포장해준 그대로에요 제가 들고 나갈게요`,
  harmless('no courier, no parcel', buying('coin', 730_000, '메이플 금화'), who(14, 0))`
    m 택배나 퀵 되나요? 제가 부산이라
    o 죄송해요 금은 택배 퀵 다 안해요 직접 오시는 분만요`,
  harmless('tracking a lost cable', buying('other', 480_000, '순금 카드'), who(260, 8))`
    m 케이스는 나중에 준다고 하셨죠?
    o 네 그때 못드린 케이스 오늘 부쳤어요 배송조회 https://tracker.delivery/#/kr.cjlogistics/6412 | 택배비는 제가 냈어요`,
  harmless('a well-known shop', buying('ring', 1_550_000, '티파니 18k 반지'), who(41, 0))`
    m 어느 모델인가요
    o 이거요 https://www.tiffany.kr/jewelry/rings/ 두번째 사진이랑 똑같은거
    m 감사합니다`,
  harmless('a video on the tube', buying('goldbar', 4_500_000, '삼성금거래소 5돈'), who(6, 3))`
    o 개봉영상 유튭에 올려둔거 있어요 https://www.youtube.com/watch?v=Qw3rTy12345 각인 보이실거에요`,
  harmless('a place by name', buying('baby_ring', 830_000, '돌반지'), who(1, 0))`
    o 여기로 오시면 돼요 https://place.map.kakao.com/1234567 1층 로비요
    m 네
    o 네비엔 "시청역 스타벅스" 치심 나와요`,
  harmless('takes cash, and transfers too', buying('bracelet', 2_850_000, '순금 팔찌 3돈'), who(8, 0))`
    m 현금이 나을까요 이체가 나을까요
    o 상관없어요 현금이면 세는거 도와드리고 이체면 입금확인만 하고 갈게요ㅎㅎ`,
  harmless('no cheques', buying('coin', 1_150_000, '금화'), who(33, 2))`
    m 수표 되나요?
    o 수표는 확인이 어려워서 안받아요 현금이나 만나서 이체로 부탁드려요`,
  harmless('the QR did not open', buying('ring', 1_200_000, '18k 링'), who(77, 0))`
    o 지하라 QR이 안뜨네요ㅠㅠ 밖으로 나가서 다시 할게요 | 아니면 숫자 불러드릴까요?
    m 네 숫자로요
    o 482913 이요`,
  harmless('insists on the app', buying('set', 3_100_000, '예물 세트'), who(4, 1))`
    m 앱 확인 꼭 해야되나요
    o 저는 꼭 하고 싶어요 코드 안찍으면 거래기록이 안남아서요. 안하신다면 저도 안팔게요`,
  harmless('listing stays till the end', buying('bean', 1_400_000, '금콩 2돈'), who(56, 1))`
    m 저 살거니까 글 내려주시면 안돼요?
    o 만나기 전에는 안내려요 ㅎㅎ 예약중 표시만 해둘게요`,
  harmless('takes his own listing down', buying('necklace', 690_000, '18k 십자가 목걸이'), who(11, 0))`
    o 연락이 너무 많이 와서 제가 글 내렸어요 님한테 팔거에요 걱정마세요
    m 감사합니다
    o 내일 3시에 봬요 돈은 그때`,
  harmless('will delete afterwards', buying('earring', 260_000, '14k 귀걸이'), who(39, 4))`
    o 거래 잘 끝났으니 글은 제가 삭제할게요 좋은 후기 감사해요!!`,
  harmless('no messenger', buying('coin', 2_200_000, '금화 1온스 반'), who(23, 0))`
    m 카톡 아이디 알려주실 수 있어요? 사진 편하게 보게
    o 카톡은 공개 안하고 있어요 사진은 여기 채팅에 올릴게요`,
  harmless('kakao map and kakao taxi', buying('baby_ring', 900_000, '돌반지 3.75g'), who(2, 0))`
    o 카카오맵에 "금빛공원" 치시면 나와요 | 늦으면 카카오택시 탈게요ㅋㅋ`,
  harmless('a gift through katalk', buying('goldbar', 1_050_000, '카카오프렌즈 골드바 1돈'), who(180, 0))`
    m 어디서 사신거에요?
    o 카톡 선물하기로 받은거에요 라이언 그려진거ㅎㅎ 받은 내역 캡처도 있어요`,
  harmless('an insta style', buying('bracelet', 780_000, '14k 팔찌'), who(65, 1))`
    o 인스타에서 유행하던 디자인이에요 요즘은 잘 안보이더라구요
    m 네 그래서 찾고 있었어요`,
  harmless('new name, old trader', buying('goldbar', 8_600_000, 'LS 골드바'), who(900, 34, 2))`
    o 닉네임 바꿨어요 예전 이름은 금부자였는데 후기 보시면 그대로 있어요
    m 아 네 봤어요
    o 은행에서 뵙고 거래해요`,
  harmless('renamed, a cheap pair', buying('earring', 180_000, '14k 침 귀걸이'), who(120, 0, 3))`
    o 이름에 오타나서 바꿨더니 새로 가입한줄 아시더라구요 ㅋㅋ
    m 아 ㅋㅋ 네
    o 강남역에서 보실까요`,
  harmless('bundle offered by the seller', buying('set', 4_800_000, '목걸이 팔찌 세트'), who(28, 1))`
    o 한번에 다 가져가시면 20만원 빼드릴게요 네고는 그게 끝이에요
    m 팔찌만은요?
    o 팔찌만이면 네고없이 190이요`,
  harmless('one of several, seller reads', selling('ring', 2_200_000, '순금반지 여러개'), who(5, 1))`
    o 반지 여러개 중에 꽃무늬만 살수 있나요? 그건 안깎을게요ㅎㅎ
    m 네 그것만 75만원이요`,
  harmless('several, but bargains hard', selling('goldbar', 13_200_000, '골드바 5돈 3개'), who(85, 1))`
    o 세개 다 할테니 시세대로 쳐주세요 개당 10씩은 빼주셔야죠
    m 5씩이요
    o 7 하시죠 ㅎㅎ 은행에서 다 같이 달아보고요`,
  harmless('not everything', selling('set', 12_000_000, '금 모음 정리'), who(10, 0))`
    o 다 사고 싶은데 돈이 모자라요ㅠㅠ 돌반지 하나만 먼저 볼게요
    m 네 그러세요
    o 가격은 86 괜찮으세요? 조금만 깎아주심 감사`,
  harmless('collector, price is asked', selling('coin', 6_700_000, '금화 6개 컬렉션'), who(300, 15))`
    o 컬렉션 전체 얼마까지 생각하세요 낱개 합보다는 싸야 저도 메리트가 있어서요`,
  harmless('fake listing elsewhere', selling('bracelet', 1_300_000, '14k 팔찌'), who(48, 2))`
    o 판매자님 사진 도용해서 다른 사이트에 올린 사람 있어요 그쪽 글은 내려달라고 신고했어요
    m 헉 감사합니다
    o 거기서 입금하라고 하더라구요 속지 마시라고 전해주세요`,
  harmless('delete the second copy', selling('earring', 420_000, '귀걸이 반돈'), who(70, 0))`
    o 같은 글이 두번 올라와있어요 ㅎㅎ 하나는 실수로 올리신거 같아요
    m 앗 하나 지울게요
    o 네 저는 남은 글로 문의드릴게요`,
  harmless('fee of the assayer, paid by himself', selling('necklace', 2_050_000, '목걸이'), who(13, 0))`
    o 감정 수수료는 만나서 제가 금은방에 낼게요 판매자님은 돈 안내셔도 됩니다`,
  harmless('a clear no to a friend of a friend', buying('bracelet', 4_900_000, '팔찌 6돈'), who(44, 0))`
    m 제가 못가서 친구가 대신 받아도 될까요?
    o 죄송하지만 대리인한테는 안팔아요 채팅하신 본인이 오셔야 해요`,
  harmless('mother-in-law gave it', buying('ring', 1_020_000, '순금 가락지'), who(7, 5))`
    o 시어머니가 주신건데 안껴서 팔아요 시어머니는 모르세요ㅋㅋㅋ 비밀입니다`,
  harmless('an account in the wrong chat', buying('bean', 880_000, '금콩 1돈'), who(52, 0))`
    m 계좌번호 주시면 지금 보낼게요
    o 지금 보내지 마시고 와서 보세요~ 계좌는 안드릴래요 현금으로 부탁해요`,
  harmless('shipping not needed', buying('other', 950_000, '순금 열쇠고리'), who(29, 0))`
    m 배송비는 얼마에요?
    o 배송 안해요 만나는 거라 배송비 없습니다. 주차비만 준비하세요ㅋㅋ 건물이 유료라`,
  harmless('bank as a place', buying('goldbar', 17_400_000, '골드바 75g'), who(4, 2))`
    o 우리은행 역삼지점 안에서 봐요. 확인하시고 창구에서 제 통장으로 넣어주시면 바로 드릴게요`,
  harmless('refund if it is false', buying('necklace', 1_100_000, '18k 목걸이'), who(36, 1))`
    o 감정해보고 함량 안나오면 전액 돌려드려요 제 전화번호도 드릴게요 010-9876-5432
    m 감사합니다
    o 거래 당일에 번호로 연락주세요`,
  harmless('afraid of the police story', buying('coin', 2_400_000, '브리타니아 1oz'), who(58, 0))`
    m 계좌이체 먼저 하라는 사람도 있던데요
    o 그거 3자사기에요. 남의 돈 들어오면 통장 묶여요 그래서 저는 만나서만 합니다`,
  harmless('long, a ring and its size', buying('ring', 1_350_000, '18k 다이아 반지'), who(230, 3))`
    m 안녕하세요 반지 호수가 어떻게 되나요
    o 12호에요
    m 늘릴 수 있을까요
    o 네 종로에서 2만원이면 돼요
    m 보증서 있나요
    o 네 같이 드려요
    m 네고는요
    o 5만원까지요
    m 그럼 130이요
    o 네 좋아요
    m 예약금 걸까요
    o 아뇨 그냥 오세요 ㅎㅎ 믿을게요
    m 입금은 어떻게
    o 현금 주셔도 되고 껴보신 다음에 이체하셔도 돼요
    m 감사합니다
    o 일요일 2시 홍대 9번출구요 만남확인도 그때 하구요`,
  harmless('long, one does not trust the other', buying('goldbar', 4_300_000, '골드바 18.75g'), who(3, 1))`
    m 가입하신지 얼마 안되셨네요
    o 네 이번주에 했어요 당근만 쓰다가요
    m 솔직히 좀 불안해서요
    o 이해해요 저라도 그럴거에요
    m 어떻게 하면 좋을까요
    o 은행에서 만나고 금은방에서 감정하고 돈은 맨 마지막에 주세요
    m 그럼 괜찮을거 같아요
    o 선입금 이런거 절대 없어요
    m 네
    o 카톡으로 안가고 여기서만 얘기할게요
    m 좋아요
    o 남편이랑 같이 나가는데 괜찮으세요? 애기도 있어요 ㅎㅎ
    m 네 괜찮아요
    o 신분증도 보여드릴 수 있어요
    m 거기까진 괜찮아요
    o 그럼 QR은 꼭 찍어요 서로 안심되게`,
  harmless('long, finding one another', buying('baby_ring', 850_000, '돌반지'), who(0, 0))`
    m 저 도착했어요
    o 저도 거의 다왔어요 5분!
    m 몇번출구세요
    o 3번이요 | 아 4번인가
    m 저는 4번이에요
    o 파란패딩이에요 저
    m 안보이는데
    o 전화드릴게요 번호가 어떻게 되세요?
    m 010-1111-2222요
    o 안받으시는데요 ㅠ
    m 아 다시요
    o 보여요 손 흔들게요
    m 네 보여요!!
    o+15 잘 들어가세요 이체 확인됐어요 감사합니다
    m 저도 감사해요 앱 확인도 됐네요
    o 네 글은 지금 내릴게요~ 후기 남겨드릴게요`,
  harmless('long, a careful grandmother', buying('bracelet', 3_300_000, '순금 팔찌 4돈'), who(400, 0, 300))`
    m 안녕하세요 팔찌 아직 있을까요
    o 네 있읍니다
    m 네 어르신이신가봐요 ㅎㅎ
    o 네 할머니에요 손녀가 앱을 깔아줬어요
    m 언제 볼 수 있을까요
    o 수요일 노인정 앞에서 봅시다
    m 네 좋아요
    o 손녀도 옆에 데리고 나갈게요 내가 눈이 어두워서
    m 네 편하게 하세요
    o 계좌는 내가 잘 모르니까 현금이 좋아요
    m 현금으로 드릴게요
    o 고마워요 확인번호 그거는 손녀가 보고 내 폰에 눌러준대요
    m 네네
    o 미리 돈 부치라 하는 놈들 조심해요 요새 많대
    m 감사합니다 어르신도요
    o 아이고 착하네 떡도 싸갈게요`,
  harmless('long, about parcels and refusals', buying('coin', 980_000, '금화 1/4온스'), who(42, 0))`
    m 저 광주인데 택배 안될까요
    o 전라도 광주요? 멀긴 하네요
    m 네 ㅠㅠ 돈은 먼저 드릴게요
    o 돈 먼저 받는것도 저는 불편해서요
    m 편의점택배는요
    o 잃어버리면 서로 곤란하잖아요
    m 그렇죠
    o 제가 다음달에 광주 가요 출장으로
    m 오 정말요
    o 그때까지 안팔리면 광주송정역에서 드릴게요
    m 예약해주시면 안되나요
    o 돈 안받고 예약은 해드려요ㅎㅎ 대신 못오시면 꼭 말씀만
    m 감사해요 계좌라도 드릴까요 혹시 환불하실때
    o 받은게 없는데 환불할 것도 없죠 ㅋㅋㅋ
    m 그렇네요 ㅋㅋ
    o 날짜 정해지면 기차 도착시간 알려드릴게요`,
];
