/** The browser has given up what this device kept. */
export const lossText = {
  title: '이 기기에 저장된 데이터가 지워졌어요',
  what: (since: string) =>
    `저장 공간이 부족해 브라우저가 ${since}부터 이 기기에 저장한 금나루 데이터를 지웠어요. 금나루가 지운 것이 아니에요.`,
  signIn:
    '로그인도 함께 풀렸어요. 다시 로그인하면 서버에 있는 대화와 거래를 다시 불러오고, 보내지 못한 내용을 알려드려요.',
  comesBack: '서버에 있는 대화, 거래, 관심상품은 다시 불러와요.',
  ownGold:
    '‘내 금’은 이 기기에만 있던 것이라 서버에서 불러올 수 없어요. 내보낸 파일이 있으면 ‘내 금’에서 가져올 수 있어요.',
  nothingUnsent: '보내지 못하고 사라진 내용은 없어요.',
  unsent: '아래 내용은 보내기 전에 지워졌어요. 필요하면 다시 작성해주세요.',
  list: '보내지 못한 내용',
  something: '내용',
  thing: (kind: string, words: string) => (words === '' ? kind : `${kind}: “${words}”`),
  close: '확인했어요',
} as const;
