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

const RING = selling('ring', 1_900_000, '순금 반지 2돈');
const BAR = selling('goldbar', 8_900_000, '골드바 37.5g');
const SET = selling('set', 6_400_000, '돌반지와 팔찌');
const THEIR_RING = buying('ring', 1_900_000, '순금 반지 2돈');
const THEIR_BAR = buying('goldbar', 8_900_000, '골드바 37.5g');
const KNOWN = who(240, 4);

/** A second forty, one way of saying it each: written, like the first, before the detector had seen them. */
export const OWN_2: readonly CorpusCase[] = [
  fraud('two: number please', RING, KNOWN, account)`
    o 반지 상태 좋아보이네여
    m 네 감사합니다
    o 그럼 입금할께여 번호하고 은행명이요`,
  fraud('two: my bank is waiting', BAR, KNOWN, account)`
    o 지금 은행 창구에 와있는데 바로 보내게 계좌 찍어줘봐요`,
  fraud('two: half in the evening', RING, KNOWN, account)`
    o 이따 저녁에 갈건데 일단 반이라도 보내놓을라구요 계좌좀여`,
  fraud('two: account inside a polite sentence', BAR, KNOWN, account)`
    o 괜찮으시다면 예금주 성함과 계좌번호를 미리 받아 두고 싶습니다`,
  fraud('two: earnest', THEIR_RING, KNOWN, deposit)`
    m 내일 가도 되나요
    o 이거 보겠단 사람 많아서 먼저 입금하는 사람이 임자예요`,
  fraud('two: ten per cent', THEIR_BAR, KNOWN, deposit)`
    o 10프로만 선입하시면 주말까지 맡아놓을게용`,
  fraud('two: post only', THEIR_RING, KNOWN, deposit)`
    m 만나서 거래하고 싶은데요
    o 지방이라 택배거래만 합니다 돈 확인하고 당일 발송이에요`,
  fraud('two: taxi money', THEIR_RING, KNOWN, deposit)`
    o 거기까지 가려면 택시비가 나와서요 왕복 3만원만 먼저 부쳐주시면 바로 출발함`,
  fraud('two: fee of the bank', BAR, KNOWN, deposit)`
    o 이체했는데 한도에 걸렸대요 | 판매자님이 50만원 보내서 계좌 활성화 해주시면 같이 들어온대요`,
  fraud('two: the lot', SET, KNOWN, bulk)`
    o 올려두신거 통째로 다 주세요 에누리 안 바래요`,
  fraud('two: all rings at the price', SET, KNOWN, bulk)`
    o 돌반지든 팔찌든 남은거 전부 제가 데려갈게요. 적힌 금액대로 드림`,
  fraud('two: whatever you have', BAR, KNOWN, bulk)`
    o 집에 금 더 있으심 있는 족족 다 매입해드려요 값은 후하게 쳐드립니다 시세 위로요`,
  fraud('two: mother collects', RING, KNOWN, standIn)`
    o 울엄마가 그 동네 사셔서 엄마가 받으러 가실거예요`,
  fraud('two: a clerk', BAR, KNOWN, standIn)`
    o 제가 지금 외국 출장이라 우리 회사 김대리가 물건 받으러 갑니다`,
  fraud('two: boyfriend', RING, KNOWN, standIn)`
    o 저 대신 남친이 나갈듯여 괜춘?`,
  fraud('two: courier collects', BAR, KNOWN, standIn)`
    o 카카오 퀵으로 픽업 보낼테니 기사님께 전달만 해주시면 됩니다`,
  fraud('two: seller sends sister', THEIR_RING, KNOWN, standIn)`
    m 오늘 7시 맞죠?
    o 넵 근데 제가 야근이라 여동생이 반지 갖고 나갈거에요`,
  fraud('two: no notes', THEIR_RING, KNOWN, refuse)`
    m 현금 찾아갈까요?
    o 아뇨 현금은 사양할게요 계좌로만 받습니다`,
  fraud('two: no code', RING, KNOWN, refuse)`
    o 앱에서 확인하는 그거요? 그건 스킵하죠 시간 아까움`,
  fraud('two: no camera for that', RING, KNOWN, refuse)`
    m 만나면 QR 확인할게요
    o 전 그거 안할건데요 싫으시면 딴데서 사죠 뭐`,
  fraud('two: hide it', RING, KNOWN, takeDown)`
    o 살거니까 판매글 비공개로 바꿔놔줘요 그래야 제가 움직임`,
  fraud('two: sold before sold', BAR, KNOWN, takeDown)`
    o 출발하기전에 판매완료 눌러주세요 헛걸음 싫어서요`,
  fraud('two: delete it', RING, KNOWN, takeDown)`
    o 글 먼저 지우고 얘기합시다 사람들 자꾸 찔러보잖아요`,
  fraud('two: talk there', RING, KNOWN, elsewhere)`
    o 채팅 답답해서 그런데 카톡되심? 제 아이디 moon1004`,
  fraud('two: room', THEIR_BAR, KNOWN, elsewhere)`
    o 자세한건 오픈카톡으로 문의주세요 검색창에 금돌이`,
  fraud('two: tele', THEIR_RING, KNOWN, elsewhere)`
    o 텔 하세요? 텔레그렘으로 넘어오면 사진 더 보여드릴게요`,
  fraud('two: pay page', RING, KNOWN, link)`
    o 네이버페이 안전결제로 할게요 제가 결제링크 보낼테니 확인 누르세요 https://npay-order.me/x81`,
  fraud('two: parcel page', RING, KNOWN, link)`
    o 택배 예약했어요 기사 배정하려면 여기서 주소랑 카드 입력해주셔야 돼요 cj-parcel.kr/t/88`,
  fraud('two: page of the police', BAR, KNOWN, link)`
    o 사기조회 사이트에서 인증받은 판매자만 거래해요 이 링크에서 인증해주세요 → check-thecheat.net/v`,
  fraud('two: a file', THEIR_BAR, KNOWN, link)`
    o 보증서는 이 파일 받아서 까시면 보여요 https://drive-doc.co/gold.apk`,
  harmless('two: meets with an account', RING, KNOWN)`
    o 현장에서 무게 확인하고 이체할 거니까 계좌는 그때 주시면 됩니다`,
  harmless('two: knows of the fraud', RING, KNOWN)`
    o 뉴스에서 보니까 계좌 먼저 받아가는 사기가 많대요 우린 은행에서 만나요`,
  harmless('two: nothing ahead', THEIR_RING, KNOWN)`
    m 얼마라도 먼저 보낼까요
    o 돈은 나중에요 물건부터 보세요`,
  harmless('two: fee is none', THEIR_BAR, KNOWN)`
    m 수수료 같은 거 있나요
    o 없어요 적힌 금액만 만나서 주시면 끝이에요`,
  harmless('two: deposit given back', THEIR_RING, KNOWN)`
    o 저번 분이 예약금 넣겠다고 하셨는데 제가 거절했어요 순서대로 보여드릴게요`,
  harmless('two: both rings bargained', SET, KNOWN)`
    o 두 개 다 하면 택배비 빼고 얼마나 해주실 수 있어요?`,
  harmless('two: wants one of many', SET, KNOWN)`
    o 전부는 필요 없고 팔찌만 적힌 가격에 살게요`,
  harmless('two: brother knows gold', RING, KNOWN)`
    o 형이 금은방 해서 형한테 사진 보여줬더니 괜찮대요 내일 갈게요`,
  harmless('two: daughter in the car', RING, KNOWN)`
    o 딸 태우고 가서 주차장에서 잠깐 봬도 될까요`,
  harmless('two: wife decides', THEIR_RING, KNOWN)`
    o 와이프가 팔지 말라네요 ㅠㅠ 죄송합니다 다음에 연락드릴게요`,
  harmless('two: mother is the owner', THEIR_RING, KNOWN)`
    o 엄마 반지인데 엄마가 저한테 팔아달라고 하셔서 제가 가지고 나갈 거예요`,
  harmless('two: quick means fast', RING, KNOWN)`
    o 퀵하게 거래하시죠 ㅋㅋ 10분 안에 도착합니다`,
  harmless('two: cash in fives', RING, KNOWN)`
    o 현금 5만원권으로 준비했는데 혹시 이체가 편하시면 말씀주세요`,
  harmless('two: no bank app', RING, KNOWN)`
    o 제가 폰뱅킹을 안 써서 이체는 못하고 현금만 돼요`,
  harmless('two: code asked', RING, KNOWN)`
    o 만남확인 코드는 어디서 보나요? 처음이라 못 찾겠어요`,
  harmless('two: camera broken', THEIR_RING, KNOWN)`
    o QR 스캔이 안 되면 여섯 자리 불러드릴게요 걱정마세요`,
  harmless('two: picture to go', RING, KNOWN)`
    o 글에 올리신 보증서 사진에 이름이 보여요 가려주시는 게 좋을 것 같아요`,
  harmless('two: price goes down', RING, KNOWN)`
    o 글 가격 내려주시면 바로 갈게요 180 어떠세요`,
  harmless('two: his own listing gone', THEIR_BAR, KNOWN)`
    o 다른 앱에 올린 글은 다 삭제했어요 여기서만 팔려고요`,
  harmless('two: after the deal', RING, KNOWN)`
    o 거래 마치면 판매완료로 바꿔주세요 후기 쓰게요`,
  harmless('two: no messenger of hers', THEIR_RING, KNOWN)`
    m 카톡 되세요?
    o 저는 카톡 아이디 안 알려드려요 여기로 말씀해주세요`,
  harmless('two: chat warned', RING, KNOWN)`
    o 전에 어떤 분이 오픈채팅으로 오라 하셔서 거절했더니 잠수타셨어요`,
  harmless('two: a news page', BAR, KNOWN)`
    o 금값 기사 보셨어요? https://www.hankyung.com/article/2026021 오늘 또 올랐네요`,
  harmless('two: how to weigh', RING, KNOWN)`
    o 비중 재는 법 블로그예요 https://blog.naver.com/goldtest/223 참고하세요`,
  harmless('two: shop of hers', THEIR_RING, KNOWN)`
    o 구입한 매장이 https://www.didier.co.kr 여기예요 결제 영수증도 있어요`,
  harmless('two: a gift', RING, KNOWN)`
    o 장모님 칠순이라 장모님께 드릴 거예요 포장 가능할까요`,
  harmless('two: late', RING, KNOWN)`
    o 아들 학원에서 데리고 나가느라 10분 늦어요 죄송해요`,
  harmless('two: paid at the table', RING, KNOWN)`
    o 현금이 모자라서 나머지 20은 보는 자리에서 토스로 보내드려도 되죠?`,
  harmless('two: guarantee', THEIR_RING, KNOWN)`
    o 보증금이 아니라 보증서요 ㅋㅋ 보증서는 있어요`,
  harmless('two: bank to meet in', BAR, KNOWN)`
    o 국민은행 2층 창구 어떠세요 번호표 뽑고 기다릴게요`,
];
