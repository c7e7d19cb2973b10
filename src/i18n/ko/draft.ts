export const draftText = {
  refused: {
    title: '쓰는 내용을 이 기기에 저장하지 못했습니다.',
    body: '저장 공간이 부족합니다. 이 화면을 닫으면 사라질 수 있습니다.',
  },
} as const;
