import type { Clause } from '../said.ts';

/** At the meeting, or after the goods were seen: as it should be. */
const AT_MEETING =
  /만나[서고면]|만난|만날때|뵙고|뵐때|뵈면|뵙는|봬서|현장|매장에서|직접(뵙|만나|보고)|당일(?!발송|배송|출고)|그때|그자리|보고나|보고(계좌|이체|입금|송금|드|바로|결제)|보시고|물건.{0,4}확인(하고|하신|후|하시|한다음|되면)|확인(먼저|부터)하|(?<!입금|송금|돈|이체|결제)확인(하고|하시고|한다음|하신다음).{0,8}(이체|송금|입금|드릴|보내)|보신(다음|후)|받고나|받으시고|받은(다음|후)|도착(하면|해서)|거래(할때|하실때|때|장소)|앞에서|얼굴보고|은행(안)?에서(만나|뵙|봬|확인|바로이체)|창구(앞)?에서/u;
const BEFORE_MEETING =
  /(만나|오|가|뵙|보|출발하|거래하|거래|출발|발송)(하시|하|시|으시)?기?전에?|(?<!확인|물건|실물|감정)(먼저|부터|미리|지금|당장)(?!.{0,6}(보시|보고|만나|뵙|확인하시고))|선(입금|송금|결제|이체)/u;

/** Whether the clause puts what it speaks of where it belongs: to the meeting. */
export const isAtMeeting = (clause: Clause): boolean =>
  AT_MEETING.test(clause) && !BEFORE_MEETING.test(clause);

const TRANSFER = /이체|송금|입금|토스|페이|보내|쏠|쏴|드릴|계산|지불|결제/u;

/** "만나서 이체할게요": money changes hands when the goods do. */
export const paysAtMeeting = (clause: Clause): boolean => isAtMeeting(clause) && TRANSFER.test(clause);
