/** The offer to be told while the app is closed: an explanation first, then the browser's own question. */
export const pushCardText = {
  offTitle: '앱을 닫아도 알려드릴까요?',
  off: '새 채팅, 거래와 교환 소식, 댓글과 후기, 관심상품의 가격 인하를 이 기기로 알려드려요. 버튼을 누르면 브라우저가 한 번 더 물어봐요. 언제든 브라우저 설정에서 끌 수 있어요.',
  enable: '알림 받기',
  registering: '이 기기를 등록하고 있어요…',
  onTitle: '이 기기에서 알림을 받고 있어요.',
  on: '새 채팅, 거래와 교환 소식, 댓글과 후기, 관심상품의 가격 인하를 앱을 닫아도 알려드려요.',
  deniedTitle: '알림이 차단되어 있습니다.',
  denied: '브라우저의 사이트 설정에서 금나루의 알림을 허용한 뒤 이 화면을 다시 열어주세요.',
  failedTitle: '알림을 등록하지 못했습니다.',
  failed:
    '지금은 이 기기를 등록할 수 없습니다. 잠시 후 다시 시도해주세요. 앱 안의 알림은 그대로 볼 수 있어요.',
  retry: '다시 시도',
  installTitle: '홈 화면에 추가하면 알림을 받을 수 있어요.',
  install: '공유 버튼을 누르고 ‘홈 화면에 추가’를 선택한 뒤, 홈 화면의 금나루에서 알림을 켜주세요.',
  unsupportedTitle: '이 브라우저는 알림을 지원하지 않습니다.',
  unsupported: '앱을 열면 이 화면에서 모든 알림을 볼 수 있어요.',
} as const;

/** The part of the settings that is about being told. */
export const notificationSettingsText = { title: '알림 설정' } as const;

/** When nothing is to be pushed. */
export const quietHoursText = {
  title: '방해 금지 시간',
  detail: '이 시간에는 푸시 알림을 보내지 않아요. 새 소식은 앱 안의 알림에 그대로 남아 있어요.',
  from: '시작 시각',
  to: '종료 시각',
  zone: '한국 시각 기준이에요.',
  save: '방해 금지 시간 저장',
  saved: (from: string, to: string) => `${from}부터 ${to}까지 푸시 알림을 보내지 않습니다.`,
  savedNone: '방해 금지 시간을 해제했습니다.',
  incomplete: '시작 시각과 종료 시각을 모두 입력해야 합니다.',
  noLength: '시작 시각과 종료 시각이 같을 수 없습니다.',
  notLoaded: '알림 설정을 아직 불러오지 못했습니다. 인터넷에 연결되면 다시 시도해주세요.',
} as const;

/** The consent to news and offers, as /profile shows it. */
export const newsConsentText = {
  title: '혜택·소식 알림 받기',
  detail: '선택 동의예요. 언제든지 끌 수 있어요.',
  givenOn: (day: string) => `${day}에 동의했어요. 언제든지 끌 수 있어요.`,
  withdrawnOn: (day: string) => `${day}에 동의를 철회했어요.`,
  given: '혜택·소식 알림 수신에 동의했습니다.',
  withdrawn: '혜택·소식 알림 수신 동의를 철회했습니다.',
  notLoaded: '동의 내역을 아직 불러오지 못했습니다. 인터넷에 연결되면 다시 시도해주세요.',
} as const;
