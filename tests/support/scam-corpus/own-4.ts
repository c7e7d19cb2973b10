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

const BRACELET = selling('bracelet', 3_400_000, '순금 팔찌 4돈');
const RINGS = selling('set', 4_200_000, '돌반지 다섯 개');
const THEIR_BAR = buying('goldbar', 4_500_000, '골드바 5돈');
const KNOWN = who(150, 3);

/** A fourth set, each with what most frauds have: two ways at once. */
export const OWN_4: readonly CorpusCase[] = [
  fraud('four: account and sister', BRACELET, KNOWN, account, standIn)`
    o 안녕하세요 팔찌 구매하려구요
    m 네 어디 사세요
    o 저는 창원인데 대금은 제가 먼저 송금하고 수원 사는 시누이가 찾으러 들를 거예요
    o 받으실 계좌랑 성함 부탁드릴게요`,
  fraud('four: all and elsewhere', RINGS, KNOWN, bulk, elsewhere)`
    o 다섯 개 전부 제가 하겠습니다 값은 올려두신 그대로 드려요
    m 감사합니다
    o 자세한 얘긴 카톡에서 하시죠 제 아이디 gold_buyer1`,
  fraud('four: hold and courier', THEIR_BAR, KNOWN, deposit)`
    m 실물 보고 싶어요
    o 보실 분이 줄 서있어서 5만원이라도 예약금 주신 분부터 보여드려요`,
  fraud('four: no cash, wife', THEIR_BAR, KNOWN, refuse, standIn)`
    o 내일은 집사람이 가지고 나갑니다 | 집사람이 계산을 못해서 현금은 안 받고요 제 통장으로 이체하시면 돼요`,
  fraud('four: delete and pay', BRACELET, KNOWN, takeDown, account)`
    o 판매글은 이제 내리셔도 되죠? 내려주시면 계좌로 바로 넣을게요 번호 주세요`,
  fraud('four: page and code', BRACELET, KNOWN, link, refuse)`
    o 앱 만남확인은 안 합니다 대신 저희 회사 안전거래 페이지에서 하시죠
    m 그게 뭔데요
    o https://trust-gold24.com/seller 여기 가입하고 계좌 등록하시면 돼요`,
  fraud('four: hurry', THEIR_BAR, KNOWN, deposit)`
    m 주말에 갈게요
    o 오늘까지 안 보내시면 다음 분한테 넘어가요 일단 20만원이라도 넣으시고 주말에 오세요`,
  fraud('four: nephew and listing', RINGS, KNOWN, standIn, takeDown)`
    o 조카가 저녁에 대신 나가기로 했구요 가는 동안 다른 사람이 사면 곤란하니 글 먼저 닫아주세요`,
  fraud('four: fee and telegram', THEIR_BAR, KNOWN, deposit, elsewhere)`
    o 안전하게 금고에 보관중이라 출고수수료 7만원 먼저 결제하셔야 나와요 | 텔레 주시면 출고증 보내드림`,
  fraud('four: pieces', BRACELET, KNOWN, account)`
    o 콜
    o 계좌
    o 주시면
    o 바로 보냄`,
  fraud('four: brother-in-law sells', THEIR_BAR, KNOWN, standIn, deposit)`
    o 제가 지방 내려와 있어서 매제가 전해줄 거예요 그 전에 저한테 대금 보내주셔야 매제한테 얘기해놓죠`,
  fraud('four: buys unseen', RINGS, KNOWN, bulk, account)`
    o 안 봐도 됩니다 다섯개 몽땅 살게요 깎지도 않을게요
    m 정말요?
    o 네 입금할 계좌만 알려주세요`,
  fraud('four: app is broken, kakao', BRACELET, KNOWN, elsewhere, refuse)`
    o 앱이 자꾸 튕겨서 카톡으로 하면 안될까요
    m 만남확인 하려면 앱이 있어야 해요
    o 그런 거 없이 거래 잘만 했어요 안 할래요`,
  fraud('four: rider and account', BRACELET, KNOWN, standIn, account)`
    o 용달기사님이 물건 받으러 가실 거구요 출발하실 때 이체하게 계좌번호 남겨주세요`,
  fraud('four: short of all', BRACELET, KNOWN, elsewhere, takeDown)`
    o ㅌㄹ ㄱㄱ 글 내리고 거기서 봐요`,
  harmless('four: long, all is well', BRACELET, KNOWN)`
    o 안녕하세요 팔찌 실착 사진 있나요
    m 저녁에 올릴게요
    o 감사합니다 계좌이체랑 현금 둘 다 되시나요
    m 네 만나서요
    o 그럼 만나서 무게 보고 이체할게요 한도는 풀어둘게요
    m 네
    o 동생이 금은방에서 일해서 동생한테 물어보고 갈게요`,
  harmless('four: polite refusal of discount', THEIR_BAR, KNOWN)`
    o 네고는 어렵고 대신 케이스랑 보증서 다 드려요
    m 네
    o 예약은 안 받고 선착순이에요 내일 6시 되세요?`,
  harmless('four: many questions', RINGS, KNOWN)`
    o 다섯 개 다 새거예요? 하나에 얼마씩이에요? 이름 각인은요?
    m 84씩이요
    o 두 개만 살게요 남편이 퇴근하면 같이 갈게요`,
  harmless('four: sells for father', THEIR_BAR, KNOWN)`
    o 아버지가 사두신 건데 이번에 정리하신대요 제가 들고 나가요
    m 보증서 있나요
    o 네 아버지 성함으로 되어있어요`,
  harmless('four: gets lost', BRACELET, KNOWN)`
    o 지금 출발했어요 주소 좀 보내주세요 네비 찍고 갈게요
    m 역 앞이요
    o 네 도착하면 톡 드릴게요`,
  harmless('four: he was asked for a fee', BRACELET, KNOWN)`
    o 저번에 어떤 판매자가 수수료 먼저 내라길래 신고했어요 여긴 괜찮죠?
    m 네 그럼요
    o 만나서 드릴게요 그럼`,
  harmless('four: reserve and relax', THEIR_BAR, KNOWN)`
    m 글 내려주시면 안되나요
    o 글은 예약중으로만 해둘게요 내리면 제가 다시 쓰기 번거로워서요`,
  harmless('four: no stranger', THEIR_BAR, KNOWN)`
    m 대신 다른 사람 보내도 되나요
    o 본인만 됩니다 신분 확인하고 드려요`,
  harmless('four: big sum', BRACELET, KNOWN)`
    o 현금 340 들고 다니기 부담이라 은행 앞에서 뵙고 물건 보고 이체해도 될까요 수수료는 제가 낼게요`,
  harmless('four: card', THEIR_BAR, KNOWN)`
    m 카드 되나요
    o 개인이라 카드는 안돼요 현금이나 이체요 물건 보시고요`,
  harmless('four: page of the maker', THEIR_BAR, KNOWN)`
    o 제조사 홈페이지에서 일련번호 조회돼요 https://www.lsmnm.com 들어가서 번호 입력해보세요`,
  harmless('four: seen on katalk', BRACELET, KNOWN)`
    o 동네 카톡방에 이거 올라왔길래 보고 왔어요 아직 있나요`,
  harmless('four: sister-in-law', BRACELET, KNOWN)`
    o 형수님 드리려고요 형이 대신 골라달라고 해서 제가 보러 갑니다`,
  harmless('four: asks for the way to pay', BRACELET, KNOWN)`
    o 만나면 계좌 불러주시는 건가요 아니면 카카오페이로 하나요? 그날 편하신 대로 할게요`,
  harmless('four: both confirmed', THEIR_BAR, KNOWN)`
    o 입금 확인됐고 앱 확인도 끝났네요 조심히 가세요 글은 제가 정리할게요`,
];
