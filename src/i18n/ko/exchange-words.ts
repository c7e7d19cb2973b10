import { callRefusalText } from './call-refusals.ts';

/** What the states of an exchange are called, for customers and at the desk alike. */
export const exchangeStatusText = {
  requested: '신청 완료',
  scheduled: '예약 확정',
  in_progress: '교환 진행중',
  completed: '교환 완료',
  cancelled: '취소',
  rejected: '반려',
} as const;

/** Why the server, or this device, does not move an exchange on. */
export const moveRefusalText = {
  ...callRefusalText,
  impossible: '지금 상태에서는 할 수 없는 작업입니다.',
  too_late: '예약 2시간 전부터는 직접 취소할 수 없습니다. 매장에 전화해주세요.',
  reason_required: '사유를 확인해주세요.',
  time_invalid: '지금 이후의 새로운 시간을 선택해주세요.',
  id_check_required: '신분 확인을 먼저 해주세요.',
  measured_invalid: '측정한 품목의 순도와 중량, 수량을 확인해주세요.',
  final_invalid: '최종 순금량과 수수료를 확인해주세요.',
  receipt_required: '영수증 번호를 확인해주세요.',
  gone: '교환 내역을 찾을 수 없습니다.',
} as const;

/** Amounts as they are read on the customer's and on the desk's screens. */
export const exchangeAmountText = {
  item: (purity: string, weight: string, count: number) => `${purity} · ${weight} × ${count}개`,
  bar: (weight: string, count: number) => `${weight} 골드바 × ${count}개`,
  inquiry: '문의',
  noPrice: '시세 없음',
} as const;
