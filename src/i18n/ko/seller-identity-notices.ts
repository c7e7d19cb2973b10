/** What the server tells a seller whose identity the buyer of a deal was shown. */
export const sellerIdentityNoticeText = {
  title: '구매자가 판매자 정보를 열람했습니다',
  body: (title: string) =>
    `‘${title}’ 거래의 구매자에게 이메일 주소와 전화번호를 보여드렸습니다. 법에 따른 열람이며 기록을 보관합니다.`,
} as const;
