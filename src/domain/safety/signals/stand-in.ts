import type { Clause } from '../said.ts';
import type { Dialogue } from '../dialogue.ts';
import { isFollowedBy, type Meant } from './followed-by.ts';

/** Anybody but the one who writes, as the one who comes. */
const SOMEBODY =
  /(?:동생|형님?|누나|누님|오빠|언니|남편|아내|와이프|신랑|집사람|안사람|친구|여친|남친|룸메|직원|지인|조카|아들|딸|어머니|아버지|엄마|아빠|부모님|할머니|할아버지|후배|선배|대리인|사촌|삼촌|이모|고모|매니저|실장|과장|대리|팀장|부장|비서|동료|알바|다른사람|다른분|아는분|아는사람|회사사람|처남|처제|시누이?|시동생|도련님|아주버님|동서|손주|의뢰인|매형|형부|형수|제부|올케|장모님|장인|매제|사위|며느리|거래처|담당자|대행|업체|가족|사원|인턴|막내|경리|점원|손녀|손자|애엄마|애아빠|이웃|동업자|파트너|관계자|사람하나|사람한명)(?:분|님|놈|녀석|애|생|어른|어르신)?(?:이|가|께서|은|는|이나|도)/gu;
/** "갈게요" is said of oneself alone: of others "갈 거예요", "갑니다", "나갔어요". */
const COMES: Meant = {
  what: SOMEBODY,
  done: /나가(기로|게될|서(받|거래|결제)|요|니|거든|시|신|셔)|나갔|나왔|나감|나간|나올|나갈(?![게께])|나갑|갈(거|겁|예정|텐|테|낍|꺼|듯)|갑니다|감$|간대|간다|(?<![건거인한던])가요|가실|가십|찾아뵐|뵐(거|겁)|방문(할거|합|할예정)|(받으|찾으|가지)러(?!.{0,2}갈[게께])|받아(갈(?![게께])|가도록|올거)|받을(거|겁)|수령(할거|할예정|합|해)|가져(갈|올)(?![게께])|픽업|들고(나|가|갈)|갖고(나|갈)|건네|전해(드|줄|줘)|전달(할거|해드|드릴|해줄)|드릴(거|겁|예정)|줄(거|겁|꺼)|대신/u,
  withinLetters: 18,
};
/** Right after the name, without a particle: "룸메 감", "친구 나가요". */
const COMES_BRIEFLY: Meant = {
  what: /동생|형|누나|오빠|언니|남편|와이프|아내|친구|룸메|직원|지인|조카|아들|딸|엄마|아빠|삼촌|이모|비서|알바생?|후배/gu,
  done: /^(감$|갑니다|나감|나가요|나갈거|갈거|갈겁|받으러(?!갈[게께])|대신)/u,
  withinLetters: 10,
};
const IS_SENT: Meant = {
  what: /동생|형님?|누나|누님|오빠|언니|남편|아내|와이프|신랑|집사람|친구|여친|남친|룸메|직원|지인|조카|아들|딸|어머니|아버지|엄마|아빠|후배|선배|대리인|심부름|사촌|삼촌|이모|고모|매니저|실장|과장|팀장|비서|동료|알바|다른사람|다른분|아는분|아는사람|사람|처남|처제|시누이?|시동생|도련님|아주버님|동서|손주|의뢰인|매형|사위|며느리|거래처|담당자|대행/gu,
  done: /^(분|님|놈|녀석|애|생)?(하나|한명)?(을|를|한테|에게|편에|편으로|통해서?|시켜서?|좀)?(대신)?(보낼|보내겠|보냅|보내도|보내드릴|보내려|보냄|시킬|시켜|통해|받겠|받으|주시면|주세|건네|맡겨|돈주)/u,
  withinLetters: 14,
};
const INSTEAD: Meant = {
  what: /(?<!동생|언니|엄마|남편|친구|어머니|아버지|와이프)(?:저|제|나|내)?대신/gu,
  done: /나가|나갈|나갑|나올|나왔|나감|갈(거|겁|예정|텐)|가도|가서(받|거래|결제)|갑니다|보내|보낼|받으러|받아갈|수령|찾으러|전달|만나|거래하|보고살/u,
  withinLetters: 12,
};
const BY_PROXY = /대리(로)?(수령|거래|인을|인이|인통해)|위임장/u;
/** "저 말고 다른 사람이 나가요", and the one who was spoken of gets the goods. */
const NOT_MYSELF =
  /(저|나|내|제)(가|는)?(아니고|아니라|말고(?!도)).{0,12}(나가|나갈|갑니다|갈거|갈겁|보내|보낼|나감)/u;
const HANDED_TO =
  /(그친구|그분|그사람|걔|그직원)(한테|에게|랑|이랑|편에|하고).{0,6}(교환|주시|주세|주면|건네|전달|거래하|받으)/u;
/** A rider is sent for what was bought unseen. */
const RIDER: Meant = {
  what: /퀵|기사|라이더|배달대행|심부름센터|오토바이|용달/gu,
  done: /보낼|보내겠|보내드|보냅|보냄|보냈|부를|불러|부르|불렀|부른|잡았|배차|픽업|받을게|받으러|갈거|갈겁|가실|갑니다|도착하|도착할|저라고|주세|주시|건네|전달/u,
  withinLetters: 14,
};

/** Together, or the other way round, or something else is sent than a person. */
const NOT_SO =
  /같이|함께|데리고|데려다|모시고|선물|안(됩|돼|되|보내|나가|나올|갈|팔|해)|못(나가|보내|가|갈)|불가|않|직접|본인(이|만|끼리)|택배로|택배(를|만)?보|대신(택배|우체국|등기|카드|이체|현금|사진|팔|판매|올|제가|저|내)|사진|링크|주소|결과|문자|카톡|톡|연락처|불안|싫|(?<!^|[매처형자])제가|내가|저도|없이|주차|시세|얘기|물어|자랑|보여|던(거|건|데)|준(거|건)|주신|사준|물려|결혼|생일|생신|환갑|칠순|졸업|취업|승진|부탁|병원|학교|학원|여행|일하|끝나고|보내주|그때까지|라이더라|라고(해|하)/u;
/** Asks for the reader's own people. */
const ASKS_OF_READER = /(시나요|시는[거건]가요|신가요|오세요|실건가요)$/u;

/** Somebody else comes to the meeting, or brings or fetches the goods. */
export function sendsSomebodyElse(clause: Clause, reader: Dialogue['reader']): boolean {
  if (ASKS_OF_READER.test(clause)) return false;
  const isSaidOutright = [BY_PROXY, NOT_MYSELF, HANDED_TO].some((pattern) => pattern.test(clause));
  if (isSaidOutright && !NOT_SO.test(clause)) return true;
  const ways = [COMES, COMES_BRIEFLY, IS_SENT, INSTEAD, ...(reader === 'seller' ? [RIDER] : [])];
  return ways.some((way) => isFollowedBy(clause, way, NOT_SO));
}
