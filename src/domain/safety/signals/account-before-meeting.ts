import { holdsAccountDigits } from '../../chat/account-number.ts';
import { plain, type Clause } from '../said.ts';
import type { Dialogue, SaidMessage } from '../dialogue.ts';

/** A buyer who asks for the account: the "buyer" of the alert lets a victim pay into it. */
const ASKS =
  /(계좌|계죄|통장|입금(할|하실|해드릴)(곳|데)|송금할(곳|데)).{0,14}(알려|보내|불러|남겨|찍어|주세|주시|주면|주실|줘|좀요|부탁|적어|공유|말씀|가르쳐|뭐|어디|어떻게)/u;
/** A seller who gives theirs, or will. */
const GIVES =
  /(계좌(?!이체)|통장).{0,14}(알려드|보내드|남겨드|불러드|찍어드|드릴|드려|입금|송금|넣어주|보내주|이체)/u;
const JUST_A_WAY_OF_PAYING =
  /(계좌)?이체(도|로도?|는|만)?(가능|되|돼|할|해도|하셔도|하시|괜찮|받)|계좌번호(는|도)?(맞|확인|틀)/u;

const REFUSES =
  /(안|못)(알려|보내|드[리려릴]|받|줘|물어|불러)|지(않|말)|않(아|을|습)|필요없|안주셔|괜찮|요구/u;

/** At the meeting, or after the goods were seen: as it should be. */
const AT_MEETING =
  /만나[서고면]|만난|만날때|뵙고|뵐때|뵈면|뵙는|봬서|현장|매장에서|직접(뵙|만나|보고)|당일|그때|그자리|보고나|보고(계좌|이체|입금|송금)|보시고|확인(하고|하신|후|하시|한다음|되면)|보신(다음|후)|받고나|받으시고|받은(다음|후)|도착(하면|하시면|해서)|거래(할때|하실때|때|장소)|앞에서|얼굴보고/u;
const BEFORE_MEETING =
  /(만나|오|가|뵙|보|출발하|거래하|거래|출발)(시)?기?전에?|계좌(번호)?(를|부터|먼저|만)*(먼저|부터|미리)|(미리|먼저)계좌/u;

const HAS_ARRIVED =
  /도착했|도착이[요에]|와있|앞에있|지금앞|앞이[에요]|앞입니다|입구에있|앉아있|들어왔|만나서반가|만나뵙게|만나뵈어|봬서반가|저울/u;
/** Only the reader's own word counts for having seen the goods. */
const HAS_SEEN = /(실물|물건|반지|무게|제품|금).{0,8}(확인했|봤|받았)|왔어요|왔습니다/u;

/** The other side's account, asked for or given, before the two have met. */
export function asksForAccountEarly(reader: Dialogue['reader'], messages: readonly SaidMessage[]): boolean {
  let haveMet = false;
  for (const { from, text, clauses } of messages) {
    haveMet ||= clauses.some(
      (clause) => HAS_ARRIVED.test(clause) || (from === 'me' && HAS_SEEN.test(clause)),
    );
    if (from === 'me' || haveMet) continue;
    if (clauses.some((clause) => isAboutAccount(reader, clause))) return true;
    if (reader === 'buyer' && clauses.length > 0 && holdsAccountDigits(plain(text))) return true;
  }
  return false;
}

function isAboutAccount(reader: Dialogue['reader'], clause: Clause): boolean {
  const isAbout = reader === 'seller' ? ASKS.test(clause) : GIVES.test(clause);
  if (!isAbout || JUST_A_WAY_OF_PAYING.test(clause) || REFUSES.test(clause)) return false;
  return BEFORE_MEETING.test(clause) || !AT_MEETING.test(clause);
}
