import { buying, harmless, selling, who } from './case.ts';
import type { CorpusCase } from './case.ts';

const KEY = selling('other', 1_480_000, '행운의 열쇠 10돈');
const CHAIN = selling('necklace', 2_650_000, '순금 체인 목걸이 5돈');
const CHEAP = selling('baby_ring', 620_000, '돌반지 한 돈');
const BARS = selling('goldbar', 11_900_000, '골드바 모음 정리');
const THEIR_BAR = buying('goldbar', 5_100_000, '골드바 37.5g');
const THEIR_RING = buying('ring', 880_000, '순금 쌍가락지');
const LONG = who(900, 21);

/** Harmless, and close to what frauds say. */
export const OWN_7: readonly CorpusCase[] = [
  harmless('7 만난 뒤의 계좌', KEY, LONG)`
    o 지금 카페 앞이에요
    m 저도 도착했어요
    o 저울 확인했고요 좋네요
    m 감사합니다
    o 그럼 지금 이체할게요 계좌번호 불러주세요`,
  harmless('7 계좌를 묻지 않겠다', CHAIN, LONG)`
    o 계좌는 미리 안 주셔도 돼요 만나서 무게 보고 드릴게요
    m 네 좋아요`,
  harmless('7 예약금 안 받는다', THEIR_BAR, LONG)`
    m 예약금 드려야 하나요?
    o 아니요 그런 거 안 받아요 그냥 시간만 지켜주세요`,
  harmless('7 사기 이야기', THEIR_RING, LONG)`
    o 요즘 먼저 입금하라는 사람 많다던데 조심하세요
    m 네 저는 직거래만 해요
    o 저도요 종로에서 봬요`,
  harmless('7 하나만 산다', BARS, LONG)`
    o 여섯 개 중에 제일 작은 거 하나만 살 수 있을까요?
    m 네 가능합니다
    o 조금만 깎아주시면 안 될까요`,
  harmless('7 다 사는데 흥정한다', BARS, LONG)`
    o 여섯 개 다 하면 얼마까지 빼주실 수 있어요?
    m 2퍼센트 정도요
    o 3퍼센트면 전부 가져갈게요`,
  harmless('7 같이 온다', KEY, LONG)`
    o 아내랑 같이 갈게요 아내가 보고 싶어해서요
    m 네 괜찮습니다`,
  harmless('7 조카 선물', CHEAP, LONG)`
    o 조카 돌이라 사려고 해요
    m 축하드려요
    o 제가 퇴근하고 직접 가지러 갈게요`,
  harmless('7 어머니 대신 판다', THEIR_RING, LONG)`
    m 누구 반지인가요
    o 어머니가 쓰시던 건데 제가 대신 올렸어요 만날 때도 제가 나가요`,
  harmless('7 현금이 좋다', CHAIN, LONG)`
    m 이체도 되고 현금도 돼요
    o 현금으로 드릴게요 은행 들렀다 갈게요`,
  harmless('7 현금 대신 이체를 물어본다', CHAIN, LONG)`
    o 금액이 커서 그런데 만나서 이체해도 괜찮을까요?
    m 네 그 자리에서 확인되면요
    o 네 확인하시고 물건 주세요`,
  harmless('7 만남 확인 하자', KEY, LONG)`
    o 앱에 만남 확인 있던데 그거 하고 거래해요
    m 네 좋아요`,
  harmless('7 글은 두셔도', CHAIN, LONG)`
    o 거래 끝날 때까지 글은 그대로 두셔도 돼요
    m 네`,
  harmless('7 끝나고 판매완료', CHEAP, LONG)`
    o 잘 받았습니다 감사해요
    m 저도 감사합니다
    o 판매완료로 바꿔주시면 제가 확정 누를게요`,
  harmless('7 새 계정이지만 싼 것', CHEAP, who(1, 0))`
    o 안녕하세요 처음 써보는데 여기서 약속 잡으면 되나요
    m 네 약속 버튼 누르시면 돼요`,
  harmless('7 오래된 사람의 새 이름', CHAIN, who(700, 14, 1))`
    o 이름 바꿔서 못 알아보셨죠 지난번에 팔찌 산 사람이에요
    m 아 네 안녕하세요`,
  harmless('7 카톡은 안 한다', THEIR_RING, LONG)`
    m 카톡으로 얘기할까요
    o 아니요 여기서 하시죠 기록이 남아야 안전해요`,
  harmless('7 카카오맵', KEY, LONG)`
    o 카카오맵으로 보니까 20분 걸리네요
    m 천천히 오세요`,
  harmless('7 금값 기사', THEIR_BAR, LONG)`
    m 오늘 금값 올랐네요
    o 네 기사 봤어요 https://www.yna.co.kr/economy 여기에도 나왔더라고요`,
  harmless('7 길 안내 주소', CHAIN, LONG)`
    o 여기 2층이에요 https://map.naver.com/p/entry/place/1234
    m 네 찾았어요`,
  harmless('7 전화번호는 늦을 때', KEY, LONG)`
    o 차가 막히네요 십 분 늦어요 죄송합니다
    m 괜찮아요 기다릴게요`,
  harmless('7 택배는 안 한다', CHEAP, LONG)`
    o 택배로 받을 수 있나요
    m 직거래만 해요
    o 네 그럼 토요일에 갈게요`,
  harmless('7 감정료는 각자', THEIR_BAR, LONG)`
    m 금은방에서 확인해도 되나요
    o 네 같이 가요 확인비 나오면 제가 낼게요`,
  harmless('7 수수료를 묻는다', CHAIN, LONG)`
    o 여기는 거래할 때 수수료가 있나요?
    m 개인끼리는 없어요
    o 아 네 좋네요`,
  harmless('7 남편이 판 것', THEIR_RING, LONG)`
    m 보증서 있나요
    o 남편이 보관하고 있어서 찾아보고 사진 올릴게요`,
  harmless('7 경비실', KEY, LONG)`
    o 아파트 경비실 앞에서 뵈어도 될까요 밝고 사람도 많아서요
    m 네 좋습니다`,
  harmless('7 먼저 온 사람', CHEAP, LONG)`
    o 다른 분이 먼저 예약하신 건가요?
    m 아니요 아직이에요
    o 그럼 제가 예약할게요 수요일 저녁 어떠세요`,
  harmless('7 반품 계좌 없이 환불', THEIR_RING, LONG)`
    m 혹시 무게가 다르면요
    o 그 자리에서 재보시고 다르면 안 사셔도 돼요`,
  harmless('7 직원 할인', KEY, LONG)`
    o 제가 금은방 직원이라 시세를 좀 알아요 3만원만 빼주시면 바로 살게요
    m 2만원까지는 돼요`,
  harmless('7 내 계좌는 천천히', CHAIN, LONG)`
    m 계좌번호 미리 드릴까요?
    o 아니에요 만나서 확인하고 나서 받을게요`,
];
