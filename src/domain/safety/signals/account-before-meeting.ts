import { holdsAccountDigits } from '../../chat/account-number.ts';
import { plain, type Clause } from '../said.ts';
import type { Dialogue, SaidMessage } from '../dialogue.ts';
import { isAtMeeting, paysAtMeeting } from './at-meeting.ts';
import { isFollowedBy, type Meant } from './followed-by.ts';

/** The account, as people write and hide it. */
const ACCOUNT =
  /계좌(?!이체|송금|입금|말고|로|활성|정지|개설|한도|동결)|계죄|게좌|개좌|구좌|ㄱㅈ|ㄱㅖ|계ㅈ|account|통장|통번|(입금|송금|이체)(할|하실|해드릴|받을|받으실)(곳|데|은행)|은행.{0,6}번호|번호.{0,6}은행|은행명|은행이름|(어느|무슨|어디)은행|(신한|국민|농협|우리|하나|카뱅|토스|기업)(이세요|은행|이나).{0,14}번호|뒷번호(까지|도)|예금주/gu;
/** A buyer who asks for it: the "buyer" of the alert lets a victim pay into it. */
const ASKED =
  /알려|보내(주|줘|달|봐|라|놓|두|시오|요$)|비번|비밀번호|하나만|사본|캡처|불러|남겨|찍어|주세|주시|주면|주실|주심|주십|주쇼|주삼|주이소|주라|줘|좀요?$|부탁|적어|공유|말씀|가르|갈켜|뭐|어디|어떻게|ㄱㄱ|ㄱ$|받아[둘놓볼두둬]|이요$|받을수|문자|던져|요망|바랍|쓰세|부터|먼저|달라/u;
const ASKS: Meant = { what: ACCOUNT, done: ASKED, withinLetters: 20 };
/** "신한이세요? 번호까지 주세요". */
const NAMES_BANK = /은행|신한|국민|농협|카뱅|우리은|하나은|토스뱅|기업은|(은행|뱅크)쓰/u;
const SENDS_NOW = /(이체|입금|송금|돈|계좌로).{0,6}(할게|드릴게|해드릴|넣을|보낼|쏠게|해놓)/u;
const ASKS_NUMBER =
  /(?<!전화|폰|휴대|차|핸드폰)번호(까지|랑|도|를|만|좀)?.{0,6}(주|알려|불러|찍어|남겨|보내)/u;
/** Where the money should go, without the word. */
const WHERE_TO =
  /(토스|카카오페이|페이)(아이디|코드|번호).{0,6}(주|알려|보내)|송금(정보|코드).{0,6}(주|알려|보내)|어디(로|에다?|다)(돈|대금)?(을)?(입금|송금|이체|쏘|쏠|부치|넣으|보내면)/u;
const NAMED_ALONE =
  /^(은행|판매자님|사장님|님|본인)?(통장|계좌|ㄱㅈ)(번호)?(요|여|용|만요?|좀요?|부터요?|먼저요?)?$/u;

/** A seller who gives theirs, or will. */
const GIVEN =
  /알려드|보내드|남겨드|불러드|찍어드|적어드|드릴|드려|드림|입금|송금|넣어주|보내주|이체|남김|남길|남겨놓|쓸게|적을게|부쳐|쏴/u;
const GIVES: Meant = {
  what: /계좌(?!이체|송금|입금|말고)|계죄|게좌|구좌|ㄱㅈ|통장/gu,
  done: GIVEN,
  withinLetters: 18,
};
/** One of the ways to pay, not a request to do so now. */
const IS_A_WAY =
  /(계좌|통장)(로|으로).{0,8}(하시면|주시면)(돼|되|됩)|계좌(로|도).{0,8}(주셔도|하셔도|해도|가능|돼|되|괜찮|주시거나|하시거나|받)/u;

const REFUSES =
  /(안|못)(알려|보내|드[리려릴]|받|줘|물어|불러|주셔)|지(않|말)|않(아|을|습)|필요없|괜찮(아|습)|요구|나중에|계좌번호(는|도)?(맞|확인|틀)|월급|(셨|었|았|던)던|에서(뽑|찾|인출)/u;

const HAS_ARRIVED =
  /도착했|도착이[요에]|(?<!올라|나|창구에|은행에)와있|앞에있|지금앞|앞이[에요]|앞입니다|입구에있|앉아있|들어왔|만나서반가|만나뵙게|만나뵈어|봬서반가/u;
/** Only the reader's own word counts for having seen the goods. */
const HAS_SEEN =
  /(실물|물건|반지|무게|제품|금).{0,8}(확인했|봤|받았)|^(저|방금|지금|다)?(나)?왔(어요|습니다)$/u;

/** The other side's account, asked for or given, before the two have met. */
export function asksForAccountEarly(reader: Dialogue['reader'], messages: readonly SaidMessage[]): boolean {
  let haveMet = false;
  let readerSpokeOfAccount = false;
  for (const { from, text, clauses } of messages) {
    haveMet ||= clauses.some(
      (clause) => HAS_ARRIVED.test(clause) || (from === 'me' && HAS_SEEN.test(clause)),
    );
    if (haveMet) continue;
    if (from === 'me') {
      readerSpokeOfAccount = clauses.some((clause) => clause.search(ACCOUNT) >= 0);
      continue;
    }
    if (reader === 'buyer') {
      if (clauses.some(givesAccount) || (clauses.length > 0 && holdsAccountDigits(plain(text)))) return true;
    } else if (clauses.some((clause, index) => asksForAccount(clause, clauses[index - 1]))) return true;
    // "계좌요?" is an answer where the reader spoke of it, and a request where not.
    if (reader === 'seller' && !readerSpokeOfAccount && clauses.some((clause) => NAMED_ALONE.test(clause))) {
      return true;
    }
  }
  return false;
}

const asksForAccount = (clause: Clause, before = ''): boolean =>
  (isFollowedBy(clause, ASKS) ||
    WHERE_TO.test(clause) ||
    ((NAMES_BANK.test(before) || SENDS_NOW.test(before)) && ASKS_NUMBER.test(clause))) &&
  !REFUSES.test(clause) &&
  !isAtMeeting(clause) &&
  !paysAtMeeting(before);

const givesAccount = (clause: Clause): boolean =>
  isFollowedBy(clause, GIVES) && !IS_A_WAY.test(clause) && !REFUSES.test(clause) && !isAtMeeting(clause);
