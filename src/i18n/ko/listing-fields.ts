/** What a listing says, by name: in its form, and where it is read. */
export const listingFieldText = {
  category: '품목',
  purity: '순도',
  weight: '중량',
  stones: '보석',
  maker: '제조사·브랜드',
  certificate: '보증서',
  receipt: '구매 영수증',
  methods: '거래 방법',
  region: '거래 지역',
} as const;
