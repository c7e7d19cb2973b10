import type { Clause } from '../said.ts';
import type { Dialogue } from '../dialogue.ts';
import { isAtMeeting } from './at-meeting.ts';

/** Money that holds a thing for somebody, by all its names; the deposit of a flat is not meant. */
const DEPOSIT =
  /예약금(?!요일)|예약비|약속금|선입금|선결제|선송금|선이체|선납|선불|ㅅㅇㄱ|ㅇㅇㄱ|ㄱㅇㄱ|가?계약금(?!반지)|(?<!전세|월세|임대|가게|집)보증금|(?<![가-힣])선금(?!반지|팔찌|목걸이)|착수금|예치금|증거금|홀딩비|홀드비|찜비|킵비|노쇼(방지)?(비|금)|보관(비|료)|디파짓|deposit|(돈|만원|원|만|값|%|프로|조금|반|액|금)(을|만|이라도|정도|쯤)?걸어(주|두|놓)|성의(표시|금)/u;
const FEE =
  /수수료|인증비|보험료|보증료|감정비|감정료|통관비|통관세|관세|부가세|세금|등록비|등록세|처리비|신고비|공탁금|가입비|심사비|안전(결제|거래)(비|료)|출금비|발급비|배송료|배송비|택배비|운송비|운송료|운임|교통비|기름값|차비|출장비|왕복비|보험금/u;
const IS_DEMANDED =
  /주세|주셔|주시|주실|주심|줘(요|야)|주십|주면|주신|거신|내신|보내(야|셔야|시|면|는|놓|두)|부쳐|꽂아|쏴|넣(어|으)|걸어|걸고|걸면|걸어두|입금|송금|이체|부탁|필요|내셔|내야|내시|받고(있|예약|진행|잡|빼|홀)|받[습아](니|요)|있어야|먼저|우선|해야|하셔야|하시|하신|하면|해주|만되|돼요|됩니다|없(으면|이는)|원(만|입|이에요|이요|정도|씩)|이[에예]요$|입니다$|예치|조건/u;
const FEE_IS_DUE =
  /(먼저|미리|선불|우선|선).{0,12}(입금|보내|내|결제|송금|납부|납|주[세시셔])|(입금|송금|납부|납입|결제)(을|를)?(해|하)?.{0,2}(주셔야|주세요|하셔야|하세요|해야|주시면|하시면|부탁)|내셔야|보내(주셔야|셔야|주세요|주시면)|주셔야|대주|선결제|선납|선불|부담.{0,4}(선|입금|송금)|만먼저|먼저요|원먼저/u;
/** The prize behind a payment: what is blocked is let go once it is made. */
const PAY_TO_RELEASE =
  /(내|넣으|납부하|납입하|충전하|예치하|입금하|송금하|내주|넣어주)시?면.{0,10}(풀[려리립]|환급|환불|돌려|해제|출금|정산|통관)|(보내|입금해|넣어|이체해|충전해)(서|야|주시면|주셔야).{0,14}(활성|해제|풀리|풀려|들어온|들어와|한도)/u;
const MONEY_BACK =
  /(차액|초과(금|분)|잘못보낸|더보낸|더들어간|남은돈).{0,12}(돌려|반환|환불|송금|입금|보내)(보내)?(주|해|부탁)|(계좌|통장)(로|으로).{0,4}(다시|도로)(보내|송금|입금|넣)|(실수로|잘못|착오로).{0,14}(돌려|반환|다시보내)/u;
const SUM_FIRST = /\d(만|천)?원?(만)?(먼저|선입)(요|입|부탁|주|보내|넣|송금)/u;

const PAY_FIRST =
  /(먼저|미리|우선|일단).{0,8}(입금|송금|이체|결제|부쳐|쏴)(을|를)?(좀)?(해|하|부탁|주|요|바|되|시|셔|$)|(입금|송금|이체|결제|대금|돈)(을|를|이|은|금)?(먼저|부터|우선|선).{0,6}(해|하|주|돼|되|부탁|요|이|바|보내|넣|받)/u;
/** "미리 보내시면", where it is not a picture that is sent. */
const SEND_FIRST =
  /(먼저|미리|우선|거기로|이쪽으로).{0,6}(보내(주)?(시면|셔야|주세요|놓으)|넣어주|부쳐주|쏴주)/u;
const NO_MONEY = /사진|링크|문자|연락|주소|물건|택배|박스|영상|케이스|위치|지도/u;
/** A thing is kept for money, or for whoever pays before the others. */
const KEPT_FOR_MONEY =
  /(잡아|빼|맡아|킵|홀드|홀딩|찜|묶어|예약)(해)?(두|놓|드리|하)?(으|시)?려면.{0,14}(만|원|프로|%|돈|금|입금|송금|보내|걸|성의)|입금순|선착순입금|입금(하시는|하신|해주시는|해주신|한|하는)(순|(분|사람)(께|한테|부터|이|에게|우선))|택배거래만|돈(이)?들어오(면|는대로|는거).{0,10}(발송|보내|드릴|나가|출발|잡|빼)|완납|(만원|만|천원|프로|%)(이라도|정도|만|이나)?(먼저|일단|미리)?(넣으|넣어|보내|부쳐|부치|입금|송금)(시|주|놓|두|하|해)|(대금|돈|물건값)(을|은|만|부터)?(전부|다|미리)?(보내|입금|송금|넣어|부쳐|정리|치러)(해)?(주)?(시면|셔야|주세요|시고|놓)|(지금|오늘)(이체|입금|송금)(하시|해주시)면/u;
/** Before anybody sets out. */
const PAY_BEFORE =
  /(출발|오|만나|보|받|나가|발송)(하시|하|시|으시)?기전에?.{0,10}(송금|입금|이체|결제|대금|돈|정산|잔금).{0,8}(끝|완료|해|하|정리|부탁|주|마쳐|마무리)/u;
const PART_NOW =
  /(절반|반값|반액|반만|반은|일부|\d{1,2}(%|프로|퍼)?(만|은|는)?).{0,3}(오늘|먼저|미리|지금|우선|선).{0,8}(받|보내|입금|걸|주|송금|넣)|(절반|반값|반액|반)(만|은)?(이라도)?걸/u;
/** Goods that only leave once the money is there. */
const PAY_THEN_GOODS =
  /(입금|송금|이체|결제|돈|대금)(이|을|를|만|금)?.{0,3}(확인(되|후|하|즉시|만)|되(면|는대로)|하시(면|고|는대로)|해주시(면|는대로)|주시(면|는대로)|해주셔야|하셔야|하면|후에?).{0,14}(발송|보내|배송|택배|등기|부쳐|부칠|예약|빼|홀드|잡아|출발|퀵|알려|나가|나갑|출고|끊어|접수|찍어드|신청|송장|진행|처리|포장|말해|만나|비번)|(넣어|보내)주셔야.{0,10}(말해|보내|드리|잡|빼|나가|발송)/u;

const IS_REFUSED =
  /없(?!으면|이는|이안|이못|이불)(어|습|이|음|고|는|다)|(안|못)(받|드|줘|주셔도|해요|합니다|하고|보내도|내도|내셔도|거셔|걸|하는|하셔)|받지않|않(아도|습니다|아요|고|을)|사절|불가|금지|거절|필요없|요구|마세요|마시|말고|제가(낼|부담|드릴|내)|착불|포함|무료|면제|아니죠|아니에|불편|싫|면안(되|돼|됩)|필요(가)?없|(거셔|내셔|하셔|주셔|보내셔)도(돼|되|괜)|(예약|선입|계약)금은?좀|좀그래|부담스/u;
const IS_OFFERED =
  /드릴|드리|(?<!주시면.{0,9}|주면.{0,9})(할게|하겠|할까|할께|걸게|걸어둘|걸어놓|보낼게|넣을게|낼게|낼까|보낼까|넣어드|쏠게)/u;
/** The seller's own word for what the buyer asks: "입금은 언제 하면 되나요". */
const ASKS_WHETHER =
  /(무슨|뭔|웬)(예약|선입|계약|보증|수수)|(해야|하셔야|내야|드려야|보내야|걸어야|넣어야)(하|되|돼|하는)?(는거|는건)?(나요|죠|가요|건가|하나|아니죠)|언제|필요(한가|하신|하나)/u;

/** A buyer who asks whether there is a deposit demands none. */
const IS_ASKED = /(나요|까요|가요)$/u;

/** A deposit, a fee or the money itself is asked for before the goods change hands. */
export function asksForMoneyFirst(clause: Clause, reader: Dialogue['reader']): boolean {
  if (reader === 'buyer' && PART_NOW.test(clause) && !IS_REFUSED.test(clause)) return true;
  if (isAtMeeting(clause) || ASKS_WHETHER.test(clause)) return false;
  const asks = isDue(DEPOSIT, IS_DEMANDED, clause) || isDue(FEE, FEE_IS_DUE, clause) || asksByDeed(clause);
  // A buyer who offers to pay first asks for nothing; what is wrong with that is the account it goes to.
  if (reader === 'seller') return asks && !IS_OFFERED.test(clause) && !IS_ASKED.test(clause);
  const sendsFirst = SEND_FIRST.test(clause) && !NO_MONEY.test(clause);
  return asks || ((sendsFirst || PAYS.some((pattern) => pattern.test(clause))) && !IS_REFUSED.test(clause));
}

const PAYS = [PAY_FIRST, PAY_BEFORE, PAY_THEN_GOODS, KEPT_FOR_MONEY];

const asksByDeed = (clause: Clause): boolean =>
  PAY_TO_RELEASE.test(clause) || MONEY_BACK.test(clause) || SUM_FIRST.test(clause);

/** "현금은 안 받고 예약금 주세요" refuses cash: only what follows the word says what is meant of it. */
function isDue(what: RegExp, demand: RegExp, clause: Clause): boolean {
  const at = clause.search(what);
  return at >= 0 && demand.test(clause) && !IS_REFUSED.test(clause.slice(at));
}
