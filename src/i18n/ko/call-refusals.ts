import { commonText } from './common.ts';

export const TOO_MANY_TRIES = '시도 횟수가 너무 많습니다. 잠시 후 다시 시도해주세요.';

/** Why a call of the server's is not done, as far as it means the same whatever was asked. */
export const callRefusalText = {
  offline: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도해주세요.',
  signed_out: '로그인이 필요합니다.',
  denied: '이 작업을 할 권한이 없습니다.',
  invalid: '입력한 내용을 확인해주세요.',
  stale: '다른 담당자가 먼저 처리했습니다. 바뀐 내용을 확인해주세요.',
  gone: '찾을 수 없습니다. 이미 삭제되었을 수 있습니다.',
  limit: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
  failed: commonText.unknownFailure,
} as const;

/** The same of what two people do with each other, and neither is at the desk. */
export const dealRefusalText = {
  signed_out: callRefusalText.signed_out,
  stale: '상태가 이미 바뀌었습니다. 새로고침 후 다시 시도해주세요.',
  limit: TOO_MANY_TRIES,
  failed: commonText.unknownFailure,
} as const;
