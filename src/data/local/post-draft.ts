import {
  EMPTY_POST,
  POST_CATEGORIES,
  POST_LIMITS,
  type PostDraft,
  type PostPicture,
  type PostSaid,
} from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';

export const BOARD_DRAFTS = 'board:';
/** Where an unfinished post is kept, in each tab: one new one, and one for each post under edit. */
export const postDraftName = (edited: PostId | null): string => `${BOARD_DRAFTS}${edited ?? 'new'}`;

/** What was kept, field by field: an older version of the app may have kept another shape. */
export function postDraftOf(value: unknown): PostDraft | null {
  const said = saidOf(value);
  if (!isFields(value) || !said) return null;
  const base = saidOf(value['base']);
  return { ...said, ...(base ? { base } : {}) };
}

function saidOf(value: unknown): PostSaid | null {
  if (!isFields(value)) return null;
  const { category, title, content } = value;
  return {
    category: POST_CATEGORIES.find((word) => word === category) ?? EMPTY_POST.category,
    title: typeof title === 'string' ? title : '',
    content: typeof content === 'string' ? content : '',
    images: imagesOfPostDraft(value),
  };
}

/** Its pictures alone, for whoever looks which are shown. */
export function imagesOfPostDraft(value: unknown): readonly PostPicture[] {
  const images = isFields(value) ? value['images'] : null;
  return Array.isArray(images) ? images.flatMap(pictureOf).slice(0, POST_LIMITS.images) : [];
}

function pictureOf(value: unknown): readonly PostPicture[] {
  if (!isFields(value)) return [];
  if (value['kind'] === 'stored' && isFields(value['image'])) {
    const { url, w, h } = value['image'];
    if (typeof url !== 'string' || typeof w !== 'number' || typeof h !== 'number') return [];
    return [{ kind: 'stored', image: { url, w, h } }];
  }
  const { kind, id, w, h } = value;
  if (kind !== 'waiting' || typeof id !== 'string') return [];
  return typeof w === 'number' && typeof h === 'number' ? [{ kind, id, w, h }] : [];
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
