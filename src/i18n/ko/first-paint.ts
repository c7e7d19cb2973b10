/** Said by index.html itself, before any script has run. */
export const firstPaintText = {
  slow: '불러오는 데 시간이 걸리고 있습니다. 네트워크 연결을 확인해주세요.',
} as const;
