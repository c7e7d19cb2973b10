interface WouldBeLost {
  readonly unsent: number;
  readonly messages: number;
  readonly drafts: number;
  readonly pieces: number;
  readonly isKnown: boolean;
}

/** What a sign-out would take from this device, and what it hides. */
export const signOutText = {
  lost: ({ unsent, messages, drafts, isKnown }: WouldBeLost) =>
    unsent + drafts === 0
      ? isKnown
        ? '로그아웃할까요?'
        : '이 기기에 남은 내용을 확인하지 못했습니다. 로그아웃할까요?'
      : [
          ...(unsent > 0
            ? [`보내지 못한 ${messages === unsent ? '메시지가' : '내용이'} ${unsent}개 있습니다.`]
            : []),
          ...(drafts > 0 ? [`작성 중인 글이 ${drafts}개 있습니다.`] : []),
        ].join(' '),
  body: ({ unsent, drafts, pieces, isKnown }: WouldBeLost) =>
    [
      ...(unsent + drafts > 0 || !isKnown ? ['로그아웃하면 이 기기에 남아 있는 내용이 삭제돼요.'] : []),
      ...(pieces > 0 ? [`내 금 ${pieces}개는 이 기기에 그대로 남고, 다시 로그인하면 보여요.`] : []),
    ].join(' '),
} as const;
