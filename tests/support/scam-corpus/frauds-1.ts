import {
  account,
  bulk,
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

/** Frauds: somebody who pretends to buy. */
export const FRAUDS_1: readonly CorpusCase[] = [
  fraud(
    'pays at once, brother fetches',
    selling('goldbar', 8_900_000, '골드바 37.5g'),
    who(2, 0),
    account,
    standIn,
    fresh,
  )`
    o 안녕하세요 골드바 아직 있나요?
    m 네 있습니다
    o 제가 지금 출장중이라서요 | 계좌번호 알려주시면 바로 이체해드리고 물건은 동생이 받으러 갈거에요
    m 직접 오시는거 아니구요?
    o 네 동생 편에 부탁드릴게요ㅎㅎ`,
  fraud('account in pieces', selling('necklace', 3_200_000, '순금 목걸이 4돈'), who(210, 3), account)`
    o 구매할게요
    m 네 어디서 볼까요
    o 일단 | 계 | 좌 | 부탁드려요 | 지금 쏠게요`,
  fraud(
    'everything, no discount',
    selling('set', 7_400_000, '돌반지 팔찌 일괄'),
    who(1, 0),
    bulk,
    fresh,
    account,
  )`
    o 올리신거 싹다 살게요 깎을 생각 없어요
    m 전부요?
    o 네 팔찌도 반지도 다요ㅋㅋ 계좌만 주세요`,
  fraud('katalk, broken up', selling('bracelet', 2_750_000, '순금 팔찌 3돈'), who(34, 0), elsewhere)`
    o 팔찌 실물사진 더 있으신가요
    m 네 여기 올려드릴까요?
    o 제가 앱을 잘 안봐서요 카ㅌ으로 보내주세요 | 아이디 gold_hs77 이에요`,
  fraud('take down, then come', selling('ring', 1_650_000, '순금 쌍가락지 2돈'), who(80, 1), takeDown)`
    o 제가 꼭 살거니까 글부터 내려주실수있을까요
    m 만나서 거래하고 내릴게요
    o 아니 다른사람이 채가면 어떡해요 ㅠㅠ 지금 삭제해주셔야 출발하죠`,
  fraud('cash frightens', selling('goldbar', 4_300_000, '미니골드바 18.75g'), who(15, 0), refuse, account)`
    o 오늘 7시 강남역 괜찮으세요
    m 네 현금으로 부탁드려요
    o 현금은 안 쓰는 주의라 안됩니다. 송금으로만 할게요 | 번호 미리 찍어주시면 등록해둘게요
    m 무슨 번호요?
    o 은행 통장번호요`,
  fraud('safe payment page', selling('baby_ring', 850_000, '돌반지 한돈'), who(3, 0), link)`
    o 안전결제로 할게요 제가 처음이라 무서워서요
    m 안전결제요?
    o https://geumnaru-safe-pay.shop/order/88213 들어가셔서 판매자 인증만 하시면 돼요 | 1분이면 끝나요~`,
  fraud('a fee to unlock', selling('coin', 1_280_000, '기념 금화 1/2oz'), who(5, 0), deposit, link, fresh)`
    o 결제했어요 확인해보세요 ☺️
    o http://naver-pay.goldsafe.top/w/2291
    m 출금이 안되는데요?
    o 수수료 500원을 안내서 그래요 | 128만500원을 그쪽에서 다시 넣으시면 한꺼번에 환급됩니다`,
  fraud('employee on the way', selling('bean', 1_900_000, '순금콩 10개'), who(400, 2), standIn, takeDown)`
    o 매장 운영중이라 제가 자리를 못 비워요
    m 그럼 주말에 볼까요?
    o 저희 직원 보낼게요 걔가 물건 확인하고 가져올거에요 | 직원 출발하기 전에 판매글 닫아놔주세요`,
  fraud('open chat', selling('necklace', 980_000, '18k 체인 목걸이'), who(60, 4), elsewhere, takeDown)`
    o 안녕하세요ㅎㅎ 사진 보니 넘 예쁘네요
    o 여기 알림이 안떠서 그러는데 오픈챗 링크 드리면 글로 와주실래요? | 거기서 시간 정해요 | 올리신건 이제 안보이게 해주시구요 제가 산거나 마찬가지니까ㅎ`,
  fraud('whatever it costs', selling('goldbar', 17_500_000, '골드바 75g'), who(6, 0), bulk, fresh, standIn)`
    o 안녕하세요 골드바 관심있습니다
    o 가격은 상관없구요 가지고 계신거 더 있으면 다 주세요
    m 10돈짜리 하나 더 있긴해요
    o 그것도 같이 할게요 부르시는대로 드릴게요 | 조카가 근처 살아서 대신 나갈거에요`,
  fraud('no QR', selling('ring', 1_350_000, '18k 다이아 반지'), who(33, 1), refuse)`
    o 6시 도착합니다
    m 네 만나서 앱 QR 확인하고 드릴게요
    o 아 그런거 귀찮아서 안해요 그냥 물건 주고받으면 끝이죠 무슨 큐알이에요`,
  fraud('line, and delete', selling('earring', 420_000, '순금 귀걸이 반돈'), who(2, 0), elsewhere, takeDown)`
    o 귀걸이 제가 할게요!
    m 네네
    o 라인 쓰세요? 라인 아이디 알려주심 거기로 연락드릴게여
    o 글고 글 지워주세요 딴사람 연락 안오게요 먼저요`,
  fraud('wrong sum sent', selling('bracelet', 2_100_000, '순금 팔찌'), who(9, 0), account, deposit)`
    o 어디로 보내면 되나요 은행이랑 번호 남겨주세요
    m 국민 123-45-678
    o+20 제가 실수로 300 보냈네요 ㅠㅠ | 차액 90만원만 먼저 돌려보내주세요 그담에 물건받으러 갈게요`,
  fraud('quick courier', selling('goldbar', 9_100_000, '골드바 10돈'), who(300, 0), standIn, account)`
    o 지방이라 못올라가서 퀵기사님 보낼게요
    m 돈은요?
    o 기사님 도착하시면 이체할거에요 계좌랑 예금주 성함 문자주세요
    m 음..`,
  fraud(
    'buyer wants a phone app installed',
    selling('necklace', 1_720_000, '24k 목걸이 두돈'),
    who(4, 0),
    link,
    fresh,
    refuse,
  )`
    o 저는 현금거래 안하고 에스크로 앱으로만 해요
    m 그런게 있어요?
    o 링크 보내드릴테니까 눌러서 앱 까세요 판매자용이에요 | bit.ly/3xGoldEscrow`,
  fraud('renamed yesterday', selling('set', 3_900_000, '예물세트'), who(700, 0, 1), fresh, takeDown, account)`
    o 예물 아직있죠? 제가 가져갈게요
    m 네
    o 판매글 내리고 계좌 주세요 | 바로 입금하고 내일 찾으러감`,
  fraud(
    'telegram only',
    selling('coin', 640_000, '캐나다 메이플 1/10oz 두개'),
    who(20, 0),
    elsewhere,
    bulk,
    takeDown,
  )`
    o 코인 몇개나 있어요?
    m 두개 올린거 말고 1온스짜리 다섯개 있어요
    o 전량 매입합니다 네고 안함 | 게시글 정리부터 하시고 텔레로 오세요 @coin_buyer_kr`,
  fraud(
    'long, a colleague fetches',
    selling('baby_ring', 1_700_000, '돌반지 두개'),
    who(7, 0),
    standIn,
    fresh,
  )`
    o 안녕하세여 돌반지 파시나요
    m 네 두개 있어요
    o 얼마에 올리신거에요
    m 두개 170이에요
    o 하나는 안파시구요?
    m 하나도 가능해요 85요
    o 아아 | 고민되네 ㅎㅎ | 각인 있어요?
    m 이름은 없고 999.9만요
    o 좋네요 조카 돌이라
    m 축하드려요
    o 감사해여 그럼 하나만 할게요
    m 네 언제 어디서 볼까요
    o 낼 판교역이요
    m 네 6시 괜찮으세요?
    o 저는 애기땜에 못나가고 남편도 일하고 있어서 | 남편 회사 후배가 받으러 갈거예요 괜찮죠?`,
  fraud('full-width account', selling('ring', 880_000, '순금반지 1돈'), who(50, 0), account)`
    o 반지 구매원해요
    m 직거래만 합니다
    o 넵 직거래 맞는데 제가 현금이 없어가지고 이체 미리 해놓을게요 | 계－좌 번 호 적어주세여 이름도요`,
  fraud('six figures refused', selling('bracelet', 1_150_000, '14k 팔찌 5돈'), who(3, 0), refuse, fresh)`
    o 만나서 확인번호 불러주는거 그거 꼭 해야돼요?
    m 네 여섯자리요 서로 안전하게요
    o 저 그거 안할래요 개인정보 같아서 찝찝해요. 안하는 조건이면 살게요`,
  fraud(
    'long, polite three-way fraud',
    selling('goldbar', 8_800_000, '한국금거래소 골드바 37.5g'),
    who(5, 0),
    fresh,
    account,
    standIn,
    takeDown,
  )`
    o 안녕하세요 :) | 골드바 글 보고 연락드려요
    m 안녕하세요 네
    o 혹시 보증서 있나요?
    m 네 케이스랑 같이 있어요
    o 오 좋네요 | 중량도 정확한거죠?
    m 네 저울 올린 사진 드릴수있어요
    o 감사합니다 믿을게요
    m 어디서 뵐까요? 저는 잠실이에요
    o 제가 부산이라서요 ㅠ
    m 아 그럼 어렵겠네요
    o 아니에요 서울에 처남이 살아요 | 처남이 퇴근하고 잠실로 갈거에요
    m 아 네
    o 대금은 제가 보낼거라서 계좌번호 먼저 받아둘게요 | 그리고 혹시 모르니 게시글은 지금 숨기거나 지워주시구요
    m 만나고 나서 지울게요
    o 아뇨 지금 해주셔야 제가 송금하죠`,
  fraud(
    'long, slow drift to another chat',
    selling('necklace', 5_100_000, '순금 목걸이 6돈'),
    who(90, 2),
    elsewhere,
    link,
  )`
    o 안냐세요
    m 안녕하세요
    o 목걸이 길이가 몇이에요?
    m 45센치요
    o 잠금장치는요 | 랍스터?
    m 네
    o 언제 사신거에요
    m 작년에요
    o 영수증도?
    m 있어요
    o 좋아요 그럼 영수증 사진은 | 여기말고 카카오톡으로 부탁해요 친추할게요
    m 여기 올려도 되는데요
    o 여기 화질이 구려서요ㅋㅋ
    o 그리고 본인확인 한번만 해주세요 https://verify-seller.site/kr?id=5512 | 로그인만 하시면 됩니다`,
  fraud(
    'jeweller takes the lot',
    selling('set', 12_000_000, '금 모음 정리'),
    who(2, 0),
    bulk,
    fresh,
    refuse,
    elsewhere,
  )`
    o 종로에서 금방 합니다 갖고계신거 통째로 삽니다
    m 시세는요?
    o 적어두신 금액 그대로 ㅇㅋ 흥정안해요
    m 현금 되세요?
    o 현금은 세무때문에 취급안합니다 법인이체만요 | 상담은 톡으로 kakao id : jongno999`,
  fraud('paid abroad', selling('coin', 2_600_000, '크루거랜드 1/2oz'), who(1, 0), fresh, standIn, account)`
    o Hello 저는 외국에 있습니다 한국 친구 생일 선물
    m 네
    o 당신의 은행 이름과 번호를 주세요 오늘 송금 | 배송대행 회사 사람이 당신 집에 픽업 갑니다`,
  fraud('prepay hold by buyer', selling('earring', 310_000, '18k 귀걸이'), who(12, 1), deposit, link)`
    o 살게요 근데 요즘 노쇼가 많아서요 | 판매자님이 약속보증금 3만원 저한테 걸어주세요 만나면 돌려드려요
    m 제가 왜요?
    o 다들 그렇게 해요 약속페이라고 있어요 링크 누르고 카드 등록하시면 끝`,
  fraud('cousin plus cash refusal', selling('ring', 2_450_000, '순금 3돈 반지'), who(45, 0), standIn, refuse)`
    o 사촌언니가 대신 보고 살거에요
    m 현금 들고 오시는거죠?
    o 언니는 돈 안 갖고가요 현금은 절대 안돼고 제가 폰으로 쏠거임`,
  fraud('ka-tok spelled away', selling('bean', 570_000, '금콩 3g'), who(18, 0), elsewhere, takeDown)`
    o 금콩 보고 연락드려용
    m 넹
    o ㅋㅏㅌㅗㄱ 아디 뭐에요? | 여긴 답장 늦어서 거기서 말해요 | 글고 딴사람 못보게 얼른 글삭 ㄱㄱ`,
  fraud(
    'remit limit excuse',
    selling('goldbar', 26_000_000, '골드바 100g'),
    who(0, 0),
    fresh,
    account,
    refuse,
  )`
    o 오늘 바로 가능해요
    m 네 은행 앞에서 뵙죠
    o 제가 이체한도가 있어서 미리 쪼개서 보내야돼요 입금받을 계좌 좀요
    m 현금으로 찾아오시면 안되나요
    o 그건 안돼요. 큰돈 못 들고다녀요`,
  fraud('delete because of wife', selling('bracelet', 4_050_000, '순금 팔찌 5돈'), who(250, 6), takeDown)`
    o 와이프 서프라이즈라 와이프가 글 보면 안돼거든요ㅋㅋ | 거래전에 게시물 삭제좀 부탁드립니다
    m 음 그건 거래 후에요
    o 그럼 안살래요 지워주시면 감`,
];
