/** What a message is, in a word or two, wherever it is named instead of shown. */
export const messageWords = {
  photo: '사진',
  appointment: '약속',
  offer: (price: string) => `가격 제안 ${price}`,
} as const;
