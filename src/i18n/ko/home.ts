/** The first screen. */
export const homeText = {
  headline: '중고 금, 제값에 사고파는\n금나루',
  lead: '순도와 중량, 오늘의 시세로 따져 보고 판매자와 바로 이야기하세요.',
  price: {
    title: '금 시세',
    title24k: '순금(24K) 기준',
    buy: '살 때',
    sell: '팔 때',
    perGram: '1g',
    perDon: '1돈 (3.75g)',
    asOf: (date: string) => `기준일 ${date}`,
    chart: '시세 차트',
    source: (source: string) => `출처 ${source}`,
  },
  tiles: {
    label: '바로가기',
    sell: '판매하기',
    exchange: '골드바 교환',
    fees: '수수료 안내',
    stores: '매장 찾기',
  },
  ownGold: '내 금은 오늘 얼마일까요?',
  newest: '새로 올라온 금',
  mostLiked: '관심이 많은 금',
  posts: '게시판 새 글',
  more: '더 보기',
  moreOf: (section: string) => `${section} 더 보기`,
  comments: (count: number) => `댓글 ${count}`,
  noProducts: '아직 올라온 상품이 없어요. 첫 상품을 등록해 보세요.',
  sellFirst: '상품 등록하기',
  offlineEmpty: '오프라인 상태라 상품을 불러올 수 없습니다. 연결되면 다시 시도해주세요.',
  failed: '상품을 불러오지 못했습니다. 잠시 후 다시 시도해주세요.',
} as const;

export const postCategoryText = {
  free: '자유',
  question: '질문',
  price: '시세',
  review: '후기',
  fraud: '사기주의',
  notice: '공지',
} as const;
