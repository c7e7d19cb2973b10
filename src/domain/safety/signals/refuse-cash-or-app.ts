import type { SaidMessage } from '../dialogue.ts';
import type { Clause } from '../said.ts';
import { isAtMeeting, paysAtMeeting } from './at-meeting.ts';
import { isFollowedBy, type Meant } from './followed-by.ts';

const CASH: Meant = {
  what: /(?:현금|현찰|지폐|캐시)(?!영수)/gu,
  done: /안돼|안되|안됩|안받|안써|안쓰|안씀|안함|안해|안하[고는]|안합|거래안|취급안|안들고|못(뽑|준비|드|들고|해|구|받|써)|(받|쓰|들고다니|하|다루|만지)지(않|를않|는않)|곤란|불가|불편|싫|패스|노노|ㄴㄴ|사절|사양|거절|드릴수없|받을수없|할수없|무서|겁나|^(은|는)?좀(요|그래요?)?$|^(은)?(x|노|ㄴ)$/u,
  withinLetters: 24,
};
const TRANSFER_ONLY =
  /(이체|송금|페이|입금|계좌|카드|토스)(로|으로)?만(할|받|가능|되|됩|돼|해|거래|합|요|하)|(이체|송금)뿐/u;
/** Nothing of it shall be left to look at. */
const NO_TRACE =
  /(앱|어플)(은|을|는|좀)?.{0,4}(안켰|안켜|켜지않|켜지말|꺼주|꺼두|끄고)|기록(이|을|은)?(안남(게|기)|남(는|기는)?(거|게|것|기)?(이)?싫|없이)|(앱|어플)(은|을)?(없이|빼고|안쓰고|끄고|안거치고).{0,8}(거래|주고받|하시|하죠|해요)/u;
/** It is the transfer that is refused: "현금만 되고 이체는 안 받아요". */
const REFUSES_OTHER_WAYS =
  /(이체|카드|송금|계좌|수표|택배|입금|페이|외상)(은|는|도|거래는|로는)?.{0,4}(안|못|어려|어렵|불가|사양|곤란|힘들)|현금(만|으로만|이제일|이편|이좋|도(되|돼|가능|좋|괜|받))/u;

const CONFIRMATION =
  /만남확인|거래확인|qr|큐알|큐r|(?<!바|제품|할인|시리얼|쿠폰|추천인|주차|소스|상품)코드|(앱|어플|금나루).{0,6}(확인|인증|스캔|서명|찍|기록)|확인(절차|코드|번호)|인증(절차|코드|번호|그거)|여섯자리|6자리|본인(확인|인증)|(무슨|그런|이런)(인증|확인)/u;
const IS_REFUSED =
  /안할|안하[고면겠는]|안해|안합|안함|안쓰|안씁|못해|못하|못합|싫|불편|귀찮|번거|필요(도)?없|생략|건너뛰|말고|없이|빼고|안찍(?!으)|안켜|켜지마|찍지마|하지(마|말|맙|않)|곤란|안될까|(은|는|도|고)됐(고|습|어)|굳이|꺼려|패스|사양|사절|질색|찝찝|찜찜|거부|노노|ㄴㄴ|넘어가|꺼주|그냥하|스킵|아깝|아까|무슨|됐지|뭐하러|왜해|안눌|못하겠|꺼두|꺼놓|넘기|하지말자|싫어/u;
const IS_ASKED =
  /나요$|까요$|가요$|신지|을지|실지|시면|시다면|ㄴ지|되죠$|안해도되|않아도되|안(하|찍|하시|찍으시|하신다|찍으)면.{0,12}(안|못|불안|곤란)/u;
/** A short cut that is asked for is refused as well: "만남 확인은 건너뛰면 안 될까요?". */
const SHORT_CUT = /생략|건너뛰|말고|없이|빼고|하지(말|맙)|안하면/u;
/** Another way of the same is no refusal: "QR은 못 찍어서 숫자로 할게요". */
const ACCEPTS =
  /(숫자|여섯자리|6자리|코드|번호|큐알|qr)(로|으로|로도|도)(할|하|되|돼|해|부르|불러|드릴|가능)|(숫자|번호|코드)(는|를|을)?(불러|보여)|도와|가르쳐|알려주|배워|어떻게/u;
/** Points at what was just spoken of. */
const POINTS_BACK =
  /^(아|아뇨|아니|아니요|네|음|근데|암튼|걍|그냥|저|전|저는|저희는|난|나는)*(그런[가-힣]{0,4}(거|건|것)|그런(인증|절차)|복잡|뭘|무슨|왜|그(거|건|것|인증)|전|저는|저희는|귀찮|ㄴㄴ|노노|안)/u;
const REFUSED_BRIEFLY =
  /스킵|없이|안(해|할|찍|합|하는|함|씀|쓰|써|돼|됩)|생략|건너뛰|패스|싫|귀찮|질색|필요없|못(해|합|하겠|들고)|무슨|됐지|뭐하러|곤란|불가|노노|ㄴㄴ/u;
const CASH_ALONE = /(현금|현찰).{0,8}(로|드릴|가져|준비|되|주|찾|결제|거래|받)/u;
const OF_SOMETHING_ELSE = /네고|깎|빼|할인|내일|주말|택배|카톡|예약|환불|퀵|가격|모자|부족/u;

/** Neither cash nor the app's confirmation at the meeting: what would show who pays. */
export function refusesCashOrConfirmation(messages: readonly SaidMessage[]): boolean {
  return messages.some(({ from, clauses }, index) => {
    if (from === 'me') return false;
    const all = [
      ...clauses,
      ...(messages[index + 1]?.from === 'other' ? (messages[index + 1]?.clauses ?? []) : []),
    ];
    const [isPaidThere, isConfirmed] = [all.some(paysAtMeeting), all.some((one) => ACCEPTS.test(one))];
    const asked = messages[index - 1]?.clauses.join('') ?? '';
    return clauses.some((clause, at) => {
      const topic = clauses[at - 1] ?? asked;
      const isRefused = refusesConfirmation(clause) || refusesWhatWasAsked(clause, topic, CONFIRMATION);
      if (isRefused && !isConfirmed) return true;
      if (isPaidThere || isAtMeeting(clause)) return false;
      return refusesCash(clause) || refusesWhatWasAsked(clause, topic, CASH_ALONE);
    });
  });
}

const refusesConfirmation = (clause: Clause): boolean =>
  NO_TRACE.test(clause) ||
  (CONFIRMATION.test(clause) &&
    IS_REFUSED.test(clause) &&
    (!IS_ASKED.test(clause) || SHORT_CUT.test(clause)));

const refusesCash = (clause: Clause): boolean =>
  (isFollowedBy(clause, CASH) || TRANSFER_ONLY.test(clause)) &&
  !IS_ASKED.test(clause) &&
  !REFUSES_OTHER_WAYS.test(clause);

const refusesWhatWasAsked = (clause: Clause, topic: Clause, of: RegExp): boolean =>
  of.test(topic) &&
  !OF_SOMETHING_ELSE.test(topic) &&
  POINTS_BACK.test(clause) &&
  REFUSED_BRIEFLY.test(clause) &&
  !IS_ASKED.test(clause);
