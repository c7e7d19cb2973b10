/** Why a change of one's own account was not saved. */
export const accountSavingText = {
  offline: '오프라인 상태라 저장하지 못했습니다. 연결되면 다시 시도해주세요.',
  denied: '저장할 권한이 없습니다. 다시 로그인한 뒤 시도해주세요.',
} as const;
