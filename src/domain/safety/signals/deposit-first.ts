import type { Clause } from '../said.ts';
import type { Dialogue } from '../dialogue.ts';

const DEPOSIT =
  /예약금(?!요일)|선입금|선결제|선송금|선이체|가?계약금(?!반지)|보증금|(?<![가-힣])선금(?!반지|팔찌|목걸이)|착수금|예치금|증거금|홀딩비|디파짓|deposit/u;
const FEE =
  /수수료|인증비|보험료|보증료|감정비|통관비|세금|등록비|처리비|공탁금|안전(결제|거래)(비|료)|출금비|발급비|배송료|택배비|운송비|교통비|왕복비/u;
const IS_DEMANDED =
  /주세|주셔|주시(면|고|는|기|길|죠|겠)|줘(요|야)|보내(야|셔야|시|면|는)|넣(어|으)|걸어|걸고|걸면|입금|송금|이체|부탁|필요|내셔|내야|내시|받고(있|예약|진행|잡|빼|홀)|받[습아](니|요)|있어야|먼저|우선|해야|하셔야|만되|돼요|됩니다|없(으면|이는)|원(만|입|이에요|이요|정도)/u;
const FEE_IS_DUE =
  /(먼저|미리|선불|우선).{0,12}(입금|보내|내|결제|송금|납부|주[세시셔])|(입금|송금|납부|결제)(을|를)?(해|하)?.{0,2}(주셔야|주세요|하셔야|하세요|해야|주시면|하시면|부탁)|내셔야|보내(주셔야|셔야|주세요|주시면)|주셔야/u;
const PAY_FIRST =
  /(먼저|미리|우선|일단).{0,8}(입금|송금|이체|결제|부쳐|쏴)(을|를)?(좀)?(해|하|부탁|주|요|바|되)|(입금|송금|이체|결제)(을|를|이|은|금)?(먼저|부터|우선|선).{0,6}(해|하|주|돼|되|부탁|요|이|바)?/u;
/** Goods that only leave once the money is there. */
const PAY_THEN_GOODS =
  /(입금|송금|이체)(이|을|를|만|금)?.{0,3}(확인(되|후|하)|되(면|는대로)|하시(면|는대로)|해주시(면|는대로)|주시(면|는대로)|하면|후에?).{0,14}(발송|보내|배송|택배|부쳐|예약|빼|홀드|잡아|출발|퀵)/u;

const IS_REFUSED =
  /없(?!으면|이는|이안|이못|이불)(어|습|이|음|고|는|다)|(안|못)(받|드|줘|주셔도|해요|합니다|하고|보내도|내도|내셔도|걸)|받지않|않(아도|습니다|아요|고|을)|사절|불가|금지|거절|필요없|요구|마세요|말고|괜찮|제가(낼|부담|드릴|내)|착불|포함|무료|면제/u;
const IS_OFFERED =
  /드릴|드리|(?<!주시면.{0,9}|주면.{0,9})(할게|하겠|할까|할께|걸게|걸어둘|걸어놓|보낼게|넣을게|낼게|낼까|보낼까|넣어드|쏠게)/u;

/** A deposit, a fee or the money itself is asked for before the goods change hands. */
export function asksForMoneyFirst(clause: Clause, reader: Dialogue['reader']): boolean {
  if (IS_REFUSED.test(clause)) return false;
  // A buyer who offers to pay first asks for nothing; what is wrong with that is the account it goes to.
  if (reader === 'seller') {
    return !IS_OFFERED.test(clause) && (isDeposit(clause) || isFee(clause));
  }
  return isDeposit(clause) || isFee(clause) || PAY_FIRST.test(clause) || PAY_THEN_GOODS.test(clause);
}

const isDeposit = (clause: Clause): boolean => DEPOSIT.test(clause) && IS_DEMANDED.test(clause);
const isFee = (clause: Clause): boolean => FEE.test(clause) && FEE_IS_DUE.test(clause);
