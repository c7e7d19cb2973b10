/** The disk of this device takes no more; what was typed stands. */
export const notStoredText = '이 기기에 저장하지 못했습니다. 저장 공간을 확인해주세요.';

/** Why a photo that was chosen is not taken. */
export const pictureProblemText = {
  not_image: '이미지 파일만 올릴 수 있습니다.',
  too_large: '이미지 크기가 15MB를 초과했습니다.',
  unsupported: '이 기기에서 읽을 수 없는 이미지 형식입니다.',
  unreadable: '사진을 읽을 수 없습니다. 다른 사진을 골라주세요.',
} as const;

/** What is on its way, or has arrived unheard, is not taken back. */
export const inFlightText = '지금 전송 중이거나 이미 전송되었을 수 있습니다. 잠시 후 다시 시도해주세요.';
