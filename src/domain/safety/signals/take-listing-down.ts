import type { Clause } from '../said.ts';
import { isFollowedBy, type Meant } from './followed-by.ts';

const LISTING =
  /(판매|게시|매물|상품|거래)?(글(?!쎄|로|자|루|구|고)|광고|목록|게시물|매물|상품|리스팅|포스팅)|올리신(거|것|글|건)|올린(거|것|글|건)|올려(두신|놓으신)(거|것|글|건)|등록하신(거|것)/gu;
const GOES =
  /내려|내리|삭제|삭$|지워|지우|숨겨|숨김|숨기|비공개|닫아|안보이게|없애|치워|가려|감춰|정리부터|종료|품절|에서빼/u;
const GOES_ANYWHERE =
  /내려|내리|삭제|삭$|지워|지우|숨겨|숨김|숨기|비공개|닫아|안보이게|없애|치워|가려|감춰|정리부터|종료|품절|에서빼/gu;
const IS_WANTED =
  /주세|주시|주실|주심|주셔|주십|주삼|주이소|주죠|줘|달라|부탁|놓으|놔|놓고|두세|두시|둬주|하시면|하시고|하세|해야|하셔야|셔야|면좋겠|실래|시죠|가능하|해주|돌려|ㄱㄱ|ㄱ$|바랍|시면|하면감|하고(오|와)|신거보고|시고|시구|십시|봐요|도되(죠|지|는)|고(얘기|말|만나|거래|계좌|연락|가|와)|합시다|하자|게나아/u;
const TAKE_DOWN: Meant = { what: LISTING, done: GOES, withinLetters: 18 };
const GONE_AS_WANTED: Meant = { what: GOES_ANYWHERE, done: IS_WANTED, withinLetters: 14 };
/** Short for all of it: "글삭 ㄱㄱ". */
const IN_SHORT = /^숨김(처리)?(먼저|부터)|글(삭|내림)(좀|부터|먼저|ㄱ|해|부탁|하)|정리부터하시/u;
const MARK_SOLD =
  /(전에|먼저|미리|우선).{0,6}(판매|거래)완료.{0,6}(눌러|해|바꿔|변경|처리)|(먼저|미리|우선|지금).{0,6}(판매|거래)완료(로|처리).{0,6}(해|바꿔|변경|돌려|부탁)|(판매|거래)완료(로|처리)(부터|먼저)|(판매|거래)완료(로|처리).{0,6}(해|바꿔|변경|돌려|눌러)(주|줘|놓|놔|두).{0,6}(먼저|시면|야)/u;
/**
 * Prices go down, pictures go, everybody may do with their own listing what they like, and who confirms a deal in
 * the app has it.
 */
const NOT_SO =
  /(가격|값|금액|시세)(을|를|좀|은|도|만)?.{0,6}(내려|내리)|(제가|저희가|저도|제)(글|바로)?.{0,4}(내려|내리|삭제|지우|지워|숨)|(안|못)(내려|내리|지워|삭제)|않|마세요|말고|괜찮|셨(나|네|던|군|어)|(내려|지워|삭제해|숨겨)(드릴|드리|둘게|놓을게|놀게)|사진(을|은|만)?.{0,4}(내려|지워|삭제)|답글|댓글|신고|그쪽|도용|달라고|다시올|삭제했|내렸|지웠|숨겼|중복|하나는|확정(을|도)?(바로)?(누르|누를|눌러|할게|하겠|해드)|후기(도|를)?(남기|남길|쓸게|써드)|(이름|개인정보|얼굴|주소|번호)(은|을|는|를|좀|만|도|가)?.{0,6}(가려|지워|지우|삭제|숨)/u;
const AFTER_DEAL =
  /끝났|끝난|(거래|만남|만나|끝나?|완료|수령|받|팔리)(하고|고|고나서|난|후|뒤|다음|되면|하신|하면|면)/u;
const AT_ONCE = /전에|먼저|부터|지금|바로|당장|미리/u;

/** The listing is to be taken down first, so that nobody else asks and nothing is left to look at. */
export const wantsListingGone = (clause: Clause): boolean =>
  !NOT_SO.test(clause) &&
  (!AFTER_DEAL.test(clause) || AT_ONCE.test(clause)) &&
  ((isFollowedBy(clause, TAKE_DOWN) && isFollowedBy(clause, GONE_AS_WANTED)) ||
    IN_SHORT.test(clause) ||
    MARK_SOLD.test(clause));
