/** What those who deal with each other are told before they meet. */
export const meetSafelyText =
  '만나기 전 계좌번호·예약금을 요구하거나 게시글 삭제를 요구하면 거래를 중단하고 신고해주세요.';
