/** What every field for an amount of money says. */
export const moneyText = {
  won: '원',
  steps: [
    { label: '+1만', amount: 10_000 },
    { label: '+10만', amount: 100_000 },
    { label: '+100만', amount: 1_000_000 },
  ],
  stepsLabel: '금액 더하기',
  unread: '금액만 적어주세요. 예: 165만, 1억 5천만',
  tooLarge: (max: string) => `${max}까지 적을 수 있어요.`,
} as const;
