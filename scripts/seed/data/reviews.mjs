/** Words and tags of reviews, by rating and by the role of who writes. */
export const REVIEW_TAGS = {
  buyer: [
    '약속을 잘 지켜요',
    '설명이 정확해요',
    '감정에 협조적이에요',
    '답장이 빨라요',
    '포장이 꼼꼼해요',
    '무게가 정확해요',
  ],
  seller: ['약속을 잘 지켜요', '답장이 빨라요', '매너가 좋아요', '결정이 빨라요'],
  bad: ['답장이 늦어요', '시간을 바꿔요', '설명과 달라요'],
};

export const REVIEW_WORDS = {
  buyer: {
    best: [
      '매장 감정까지 같이 가 주셔서 정말 믿음이 갔어요. 무게도 적어 주신 그대로였습니다.',
      '사진보다 실물이 훨씬 예뻐요. 세척까지 해서 주셨네요.',
      '처음 금 거래라 걱정했는데 하나하나 설명해 주셔서 편하게 거래했습니다.',
      '약속 시간보다 일찍 나와 계셨고 보증서도 꼼꼼히 챙겨 주셨어요.',
      '시세 변동이 있었는데도 약속한 가격 그대로 해 주셨어요. 감사합니다.',
      '저울을 직접 가져오셔서 앞에서 재 주셨어요. 이런 판매자 또 없습니다.',
      '택배 포장이 금고 수준이었어요. 영상도 보내 주셔서 안심했습니다.',
      '어머니가 정말 좋아하세요. 좋은 물건 감사합니다.',
    ],
    good: [
      '설명과 같은 상태였고 거래도 무난했어요.',
      '친절하셨어요. 주차가 조금 불편했지만 거래는 만족합니다.',
      '생활 기스가 사진보다 조금 더 있었지만 금값 기준이라 괜찮아요.',
      '답장이 하루 정도 걸렸지만 거래는 깔끔했습니다.',
    ],
    bad: ['약속 시간을 두 번 바꾸셔서 조금 힘들었어요.', '무게가 0.1g 모자랐는데 확인이 늦었습니다.'],
  },
  seller: {
    best: [
      '답장도 빠르고 약속도 정확하셨어요. 좋은 분께 보내 드려 기쁩니다.',
      '매너가 정말 좋으셨습니다. 다음에도 거래하고 싶어요.',
      '질문이 구체적이라 오히려 설명하기 편했어요. 감사합니다.',
      '만나자마자 웃으며 인사해 주셔서 기분 좋은 거래였어요.',
    ],
    good: ['무난하고 빠른 거래였습니다.', '약속 잘 지켜 주셨어요. 감사합니다.'],
    bad: ['당일에 가격을 다시 깎자고 하셔서 당황했어요.'],
  },
};

/**
 * Deals of the past whose listings are gone: [seller, buyer, title, purity, grams, won, days ago completed,
 * the buyer's rating or '-', the seller's rating or '-', picture].
 * @type {readonly [string, string, string, string, number, number, number, string, string, string][]}
 */
export const PAST_DEALS = [
  ['seller', 'goldbee', '골드바 5돈', '24K', 18.75, 3_720_000, 92, 'best', 'best', 'goldbar-8-1'],
  ['seller', 'jiho', '돌반지 한돈', '24K', 3.75, 742_000, 118, 'best', 'good', 'baby-ring-1-1'],
  ['seller', 'yeonsu', '24K 민자 반지 2돈', '24K', 7.5, 1_430_000, 141, 'good', '-', 'ring-5-1'],
  ['seller', 'gyul', '18K 링 귀걸이', '18K', 3.1, 441_000, 170, 'best', 'best', 'earring-6-2'],
  ['seller', 'silver', '순금 체인 팔찌 5돈', '24K', 18.75, 3_390_000, 214, 'best', 'best', 'bracelet-1-1'],
  ['seller', 'lucky', '금콩 10알', '24K', 10, 1_760_000, 102, 'good', 'best', 'bean-1-1'],
  ['minji', 'haeun', '18K 하트 귀걸이', '18K', 2.2, 330_000, 66, 'best', 'best', 'earring-2-1'],
  ['minji', 'jiho', '14K 이니셜 목걸이', '14K', 2.7, 310_000, 88, 'good', '-', 'necklace-3-1'],
  ['minji', 'gyul', '14K 실반지', '14K', 1.5, 172_000, 132, 'best', '-', 'ring-10-1'],
  ['minji', 'seller', '18K 체인 목걸이', '18K', 6.1, 905_000, 155, 'bad', 'good', 'necklace-2-1'],
  ['hanok', 'silver', '순금 가락지 3돈', '24K', 11.25, 2_160_000, 75, 'best', 'best', 'ring-8-1'],
  ['hanok', 'goldbee', '주조 골드바 100g', '24K', 100, 19_400_000, 110, 'best', 'best', 'goldbar-5-1'],
  ['hanok', 'lucky', '금화 1/4온스', '24K', 7.78, 1_540_000, 126, 'best', '-', 'coin-4-1'],
  ['hanok', 'dolban', '돌반지 두돈', '24K', 7.5, 1_500_000, 84, 'best', 'good', 'baby-ring-7-1'],
  ['goldbee', 'yeonsu', '골드바 50g', '24K', 50, 9_950_000, 97, 'best', 'best', 'goldbar-9-1'],
  ['goldbee', 'jiho', '1g 골드바 3장', '24K', 3, 640_000, 58, 'good', 'best', 'goldbar-4-1'],
  ['goldbee', 'minji', '1온스 금화', '24K', 31.1, 6_320_000, 146, 'best', '-', 'coin-1-1'],
  ['yeonsu', 'lucky', '14K 남성 목걸이', '14K', 12.6, 1_420_000, 79, 'good', 'good', 'necklace-6-1'],
  ['yeonsu', 'silver', '18K 인장 반지', '18K', 8.8, 1_320_000, 163, 'bad', 'bad', 'ring-6-1'],
  ['haeun', 'minji', '14K 진주 귀걸이', '14K', 3.2, 360_000, 71, 'best', 'best', 'earring-3-1'],
  ['haeun', 'gyul', '18K 팔찌', '18K', 7.4, 1_180_000, 137, 'good', '-', 'bracelet-4-1'],
  ['jiho', 'dolban', '아기 미아방지 팔찌', '24K', 3.75, 790_000, 63, 'best', 'best', 'bracelet-6-1'],
  ['jiho', 'lucky', '금콩 5알', '24K', 5, 905_000, 121, 'best', '-', 'bean-3-1'],
  ['gyul', 'haeun', '기념 금화', '24K', 15.55, 3_150_000, 93, 'best', 'good', 'coin-3-1'],
  ['silver', 'seller', '순금 볼 귀걸이', '24K', 3.75, 735_000, 107, 'best', 'best', 'earring-4-1'],
  ['silver', 'hanok', '골드바 20g', '24K', 20, 3_960_000, 180, 'good', 'best', 'goldbar-10-1'],
  ['lucky', 'jiho', '황금돼지 1돈', '24K', 3.75, 780_000, 55, 'best', 'best', 'other-3-1'],
  ['dolban', 'goldbee', '돌반지 세 개', '24K', 11.25, 2_230_000, 49, 'best', 'best', 'baby-ring-3-1'],
  ['buyer', 'minji', '14K 얇은 뱅글', '14K', 4.1, 480_000, 82, 'best', 'best', 'bracelet-2-1'],
  ['gyul', 'buyer', '14K 실목걸이', '14K', 1.9, 228_000, 115, 'best', 'best', 'necklace-8-1'],
];
