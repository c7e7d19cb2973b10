/** What a push says when what it tells of has no words of its own; for the server and the service worker. */
export const pushText = {
  unknownSender: '새 메시지',
  message: '새 메시지가 도착했습니다.',
  counted: (title: string, count: number) => `${title} (${count})`,
  reply: '답장',
  read: '읽음',
  anonymousTitle: '금나루',
  anonymousBody: '새 소식이 있어요. 눌러서 확인해주세요.',
} as const;
