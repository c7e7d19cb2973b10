/** Why a nickname is not taken, and what became of one that somebody else has. */
export const nicknameText = {
  unseen: '닉네임에 보이지 않는 문자나 글자 방향을 바꾸는 문자는 쓸 수 없어요.',
  of_the_house: '금나루 운영진으로 보일 수 있는 닉네임은 쓸 수 없어요.',
  shownAs: (name: string) => `같은 닉네임을 먼저 쓰는 분이 있어 다른 회원에게는 ‘${name}’(으)로 보여요.`,
} as const;
