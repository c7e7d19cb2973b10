import { callRefusalText } from './call-refusals.ts';

/** Favorites, and the heart on every listing. */
export const favoriteText = {
  add: '관심 등록',
  remove: '관심 해제',
  needsLogin: callRefusalText.signed_out,
  needsVerification: '이메일 인증이 필요합니다.',
  notKept: '관심상품을 저장하지 못했습니다. 잠시 후 다시 시도해주세요.',
  listLabel: '관심상품 목록',
  count: (count: string) => `관심상품 ${count}개`,
  dropped: (amount: string) => `${amount} 내렸어요`,
  removed: '해제했어요 · 하트로 되돌리기',
  asking: '상품 정보를 불러오고 있어요.',
  gone: {
    title: '지금은 볼 수 없는 상품',
    message: '삭제되었거나 판매자가 숨겼어요.',
    notHere: '아직 이 기기에 저장되지 않은 상품이에요.',
  },
  empty: {
    title: '관심상품이 없어요',
    message: '마음에 드는 상품에서 하트를 누르면\n가격이 내릴 때 여기에서 알아볼 수 있어요.',
    browse: '상품 둘러보기',
  },
  failed: '관심상품을 불러오지 못했습니다.',
} as const;
