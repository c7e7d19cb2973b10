/** Said by index.html itself, before any script has run. */
export const firstPaintText = {
  slow: '불러오는 데 시간이 걸리고 있습니다. 네트워크 연결을 확인해주세요.',
  outdated:
    '이 브라우저는 오래되어 금나루를 열 수 없습니다. 브라우저를 업데이트하거나 최신 버전의 크롬 또는 사파리로 열어주세요.',
} as const;
