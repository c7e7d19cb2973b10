import { plain, type Clause } from '../said.ts';
import type { SaidMessage } from '../dialogue.ts';

const MESSENGER =
  /카톡|카ㅌ|ㅋ톡|카카오톡|카카오(?=로|아이디|id|친구|나|에서(얘기|연락))|kakao(?=talk|톡|id|아이디)|까톡|깨톡|카토크|ㅋㅌ|ka톡|k톡|오픈(채팅|톡|챗)|옵챗|옵톡|오챗|텔레그램|텔레(?!비전|콤|마)|탤레|텔그|텔래|텔레그렘|테레그램|오카톡|오픈카톡|ㅌㄹ|ㅌㄱ|telegram|위챗|wechat|whatsapp|왓츠앱|왓츠|왓챕|갠톡|개톡|개인톡|옾챗|메신저|와츠앱|라인(아이디|id|으로(연락|얘기|대화|톡|오|와|추가|주)|추가|메신저|앱|쓰세|하세|있으)|인스타(그램)?(으로|로)?(dm|디엠|메시지|메세지)|디엠|(?<![a-z])dm(?![a-z])|디스코드|디코|페메|페북메|페이스북메시지|시그널(로|앱)|스카이프|네이버밴드|밴드(나카|나톡|로연락|로얘기|로초대)/u;
const LEADS =
  /주세|줘|주시|주심|주삼|줄래|추가|연락|얘기|이야기|대화|오세|오시|와주|와요|넘어|옮|보내|드릴|드려|드림|상담|문의|하시|할까|하죠|하실|해요|합시다|할게|하고싶|아이디|아디|id|로해|검색|친추|톡방|링크|ㄱ$|ㄱㄱ|까세|깔|쓰세|있으세|있으신|뭐|알려|불러|로요$|들어오|남겨|가능|받을게|등록|계세|하자|갈까|걸어|주셔|하면|될까|어때|어떠|하세|쓰시|되세|되시|되나|돼요|말걸/u;
/** An own name there, written beside it. */
const WITH_NAME =
  /(톡|카카오|카ㅌ|ㅋㅌ|ㅌㄹ|텔레|텔레그램|텔그|위챗|라인|디코)(은|는|id|아이디|아디)?[a-z][a-z0-9]{3,}|(id|아이디|아디).{0,16}(추가|친추)/u;
/** An address of a room elsewhere. */
const CHAT_ADDRESS = /open\.kakao\.com|(?<![a-z0-9.-])(?:t\.me|wa\.me|line\.me|discord\.gg)\//u;
/** Here people call this very chat "톡": by itself it leads away only where this place is spoken ill of. */
const TALK = /톡(주|으로|으루|ㄱ|방|아이디|하|해|줘|보내|추가|남|드릴)/u;

/** By a telephone's own messages, or at a number that is given: the same holds for it. */
const BY_NUMBER = /문자(로|를)?(주|남겨|보내|연락)|01[016]\d{7,8}(으?로|번으로|에)/u;

const STAYS =
  /(카톡|카카오톡|텔레그램|텔레|라인|오픈채팅|오픈톡|위챗|밴드|카카오)(은|는|으로는|로는|으로|로|이|을|를|도|같은거)?(말고|안|못|없|삭제|싫|불편|어렵|잘안)|여기(서|로)(만)?(계속)?(얘기|이야기|대화|연락|주|말씀|보내|올려)|앱(에서|으로)(만)?(얘기|이야기|대화|연락)|채팅(으로|에서)만|알림|선물하기|톡(의|에)?(프사|프로필)|톡.{0,8}(받았|받은|봤|보내준|보내줘서|보내줬|왔어|왔는데|왔더)|호선|방에서(보|봤|들|본)|에서(보니|봤|본|들)|카카오(페이|뱅크|맵|택시)|지도|(으로|로)(만)?오(는|던)/u;
/** Said of the messenger, not of this place: "카톡은 안 해요", but not "여긴 잘 안 써서 카톡 주세요". */
const IS_DECLINED = /(안|못)(할|해|하|합|쓰|써|알려|드려|드릴|드림|줘|깔|돼요)|거절|싫/u;
const RATHER_THERE =
  /(여기|여긴|이앱|앱|채팅|금나루|거기)(는|은|가|이|에서)?.{0,4}(말고|불편|느려|느리|답장이?(느|늦)|잘안|자주안|안올라|안떠|안보|안뜨|안되|버벅|렉|수수료|익숙)/u;

/** Away from here, where nobody keeps what was said: another messenger. */
export function leadsElsewhere(messages: readonly SaidMessage[]): boolean {
  const others = messages.filter(({ from }) => from === 'other');
  if (others.some(({ text }) => CHAT_ADDRESS.test(plain(text)))) return true;
  const said = others.flatMap(({ clauses }) => clauses);
  return said.some((clause, index) => leads(clause, said[index - 1] ?? '', said[index + 1] ?? ''));
}

function leads(clause: Clause, before: Clause, next: Clause): boolean {
  const isRatherThere = RATHER_THERE.test(clause);
  if (STAYS.test(clause) && !isRatherThere) return false;
  const at = clause.search(MESSENGER);
  if (at >= 0 && IS_DECLINED.test(clause.slice(at))) return false;
  if (at >= 0 && (LEADS.test(clause) || NAMES_THEIRS.test(next))) return true;
  return (
    WITH_NAME.test(clause) ||
    ((TALK.test(clause) || BY_NUMBER.test(clause)) && (isRatherThere || RATHER_THERE.test(before)))
  );
}

/** "카톡 하시죠 / 아이디 gold77": the next clause gives it. */
const NAMES_THEIRS = /^(제)?(아이디|아디|id)/u;
