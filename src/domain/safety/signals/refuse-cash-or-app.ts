import type { Clause } from '../said.ts';

const CASH =
  /현금(?!영수)(은|이|으로는|으론|거래는|거래|결제는|을|으로)?(제가|지금|당장|요즘|따로|그렇게|많이)?.{0,8}(안돼|안되|안됩|안받|안써|안쓰|안들고|안가지고|못(뽑|찾|준비|드|들고|해|구)|어려|어렵|힘들|곤란|불가|불편|싫|말고|없(어서|고|습))/u;
/** It is the transfer that is refused: "현금만 되고 이체는 안 받아요". */
const REFUSES_OTHER_WAYS =
  /(이체|카드|송금|계좌|수표|택배|입금|페이)(은|는|도|거래는|로는)?.{0,4}(안|못|어려|어렵|불가|사양|곤란|힘들)|현금(만|으로만|이제일|이편|이좋|도)/u;

const CONFIRMATION =
  /만남확인|거래확인|qr|큐알|(앱|어플|금나루).{0,6}(확인|인증|스캔|서명|찍)|확인(절차|코드|번호)|인증(절차|코드|번호)|여섯자리|6자리|본인(확인|인증)/u;
const IS_REFUSED =
  /안할|안하[고면겠]|안해|안쓰|안씁|못해|못하|못합|싫|불편|귀찮|번거|필요(도)?없|생략|건너뛰|말고|없이|빼고|안찍(을|고|어|습)|곤란|안될까|하지(말|맙|않)|됐고|됐습|굳이|꺼려/u;
const IS_ASKED = /나요$|까요$|가요$|신지|을지|실지|시면|시다면|ㄴ지/u;
/** A short cut that is asked for is refused as well: "만남 확인은 건너뛰면 안 될까요?". */
const SHORT_CUT = /생략|건너뛰|말고|없이|빼고|하지(말|맙)|안하면/u;

/** Neither cash nor the app's confirmation at the meeting: what would show who pays. */
export function refusesCashOrConfirmation(clause: Clause): boolean {
  if (CONFIRMATION.test(clause) && IS_REFUSED.test(clause)) {
    return !IS_ASKED.test(clause) || SHORT_CUT.test(clause);
  }
  return CASH.test(clause) && !IS_ASKED.test(clause) && !REFUSES_OTHER_WAYS.test(clause);
}
