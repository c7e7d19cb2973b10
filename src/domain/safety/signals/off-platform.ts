import type { Clause } from '../said.ts';

const MESSENGER =
  /카톡|카카오톡|까톡|깨톡|ㅋㅌ|ka톡|k톡|오픈(채팅|톡)|옵챗|옵톡|텔레그램|텔레(?!비전|콤|마)|telegram|위챗|wechat|whatsapp|왓츠앱|왓챕|라인(아이디|id|으로(연락|얘기|대화|톡|오|와|추가|주)|추가|메신저|앱)|인스타(그램)?(dm|디엠|메시지)|디스코드|페메|페이스북메시지|시그널(로|앱)|스카이프/u;
const LEADS =
  /주세|줘|주시|줄래|추가|연락|얘기|이야기|대화|오세|오시|와주|와요|넘어|옮|보내|드릴|드려|상담|문의|하시|할까|하죠|하실|해요|합시다|할게|아이디|id|로해|검색|친추|톡방|링크|거래/u;
const STAYS =
  /(카톡|카카오톡|텔레그램|텔레|라인|오픈채팅|오픈톡|위챗)(은|는|으로는|이|을|를|도)?(말고|안|못|없|삭제|싫|불편|어렵)|여기(서|로)(만)?(얘기|이야기|대화|연락|주)|앱(에서|으로)(만)?(얘기|이야기|대화|연락)|채팅(으로|에서)만|알림|선물하기|프로필사진|호선/u;
const RATHER_THERE = /(여기|이앱|앱|채팅|금나루)(는|은|가|이|에서)?(말고|불편|느려|답장이?느|잘안|자주안)/u;

/** Away from here, where nobody keeps what was said: another messenger. */
export const leadsElsewhere = (clause: Clause): boolean =>
  MESSENGER.test(clause) && LEADS.test(clause) && (RATHER_THERE.test(clause) || !STAYS.test(clause));
