/** What several screens of the desk say. */
export const deskCommonText = {
  stale: '연결이 끊겨 있습니다. 지금 보이는 내용은 최신이 아닐 수 있습니다.',
  /** In hours, and after two days in days. */
  waited: (hours: number) => (hours < 48 ? `${hours}시간째 대기` : `${Math.floor(hours / 24)}일째 대기`),
  goldPrice: (date: string, buy: string, sell: string) => `${date} 기준 · 살 때 ${buy} · 팔 때 ${sell}`,
} as const;
