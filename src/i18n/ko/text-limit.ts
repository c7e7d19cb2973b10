/** What every field with a longest text says. */
export const textLimit = (max: number) =>
  ({
    max,
    counter: (used: number, most: number) => `${used}/${most}자`,
    over: (used: number, most: number) => `${most}자까지 쓸 수 있어요. ${used - most}자를 줄여주세요.`,
  }) as const;
