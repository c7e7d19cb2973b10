import { POST_CATEGORIES, type PostCategory } from '#domain/board/post.ts';

/** A category by its name; `null`, all of them, for anything else. */
export const categoryOf = (wanted: string | undefined): PostCategory | null =>
  POST_CATEGORIES.find((category) => category === wanted) ?? null;

/** Notices are the house's to write. */
export const writableCategories = (isAdmin: boolean): readonly PostCategory[] =>
  POST_CATEGORIES.filter((category) => isAdmin || category !== 'notice');
