/** Words that every screen shares. */
export const commonText = {
  loading: '불러오는 중입니다…',
  retry: '다시 시도',
  close: '닫기',
  cancel: '취소',
  confirm: '확인',
  save: '저장',
  edit: '수정',
  remove: '삭제',
  back: '뒤로',
  home: '홈으로',
  more: '더 보기',
  optional: '선택',
  required: '필수',
  clear: '지우기',
  done: '완료',
  unknownFailure: '문제가 발생했습니다. 잠시 후 다시 시도해주세요.',
  offlineNothingSaved: '오프라인 상태라 불러올 수 없습니다. 연결되면 다시 시도해주세요.',
  stillOffline: '아직 오프라인 상태입니다.',
  signOut: {
    lost: ({ unsent, drafts }: { readonly unsent: number; readonly drafts: number }) =>
      [
        ...(unsent > 0 ? [`보내지 못한 메시지가 ${unsent}개 있습니다.`] : []),
        ...(drafts > 0 ? [`작성 중인 글이 ${drafts}개 있습니다.`] : []),
      ].join(' '),
    unsentBody: '로그아웃하면 이 기기에 남아 있는 내용이 삭제돼요.',
    failed: '로그아웃하지 못했습니다. 잠시 후 다시 시도해주세요.',
  },
} as const;
