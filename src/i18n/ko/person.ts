/** Whoever's profile is not here: they may have left, or it has only not been fetched yet. */
export const UNKNOWN_PERSON = '금나루 회원';
