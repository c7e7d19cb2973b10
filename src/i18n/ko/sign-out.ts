/** What a sign-out would take from this device. */
export const signOutText = {
  lost: ({ unsent, drafts }: { readonly unsent: number; readonly drafts: number }) =>
    [
      ...(unsent > 0 ? [`보내지 못한 메시지가 ${unsent}개 있습니다.`] : []),
      ...(drafts > 0 ? [`작성 중인 글이 ${drafts}개 있습니다.`] : []),
    ].join(' '),
  body: '로그아웃하면 이 기기에 남아 있는 내용이 삭제돼요.',
} as const;
