/** What an account is asked for, at sign-up and ever after; and why a nickname is not taken. */
export const nicknameText = {
  label: '닉네임',
  hint: '다른 회원에게 보이는 이름이에요. 2~20자로 적어 주세요.',
  length: '닉네임은 2자 이상 20자 이하로 입력해야 합니다.',
  unseen: '닉네임에 보이지 않는 문자나 글자 방향을 바꾸는 문자는 쓸 수 없어요.',
  contact: '닉네임에 전화번호나 계좌번호는 쓸 수 없어요.',
  of_the_house: '금나루 운영진으로 보일 수 있는 닉네임은 쓸 수 없어요.',
  /** Where somebody else has it. */
  shownAs: (name: string) => `같은 닉네임을 먼저 쓰는 분이 있어 다른 회원에게는 ‘${name}’(으)로 보여요.`,
} as const;

export const phoneText = {
  label: '휴대폰 번호',
  placeholder: '010-0000-0000',
  malformed: '휴대폰 번호 형식이 올바르지 않습니다.',
} as const;
