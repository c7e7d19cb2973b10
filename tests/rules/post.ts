import { serverTime, type Fields } from './world.ts';

/** What a member writes to post on the board. */
export const postOf = (authorId: string, changes: Fields = {}): Fields => ({
  authorId,
  category: 'question',
  title: '18K 반지 함량이 궁금해요',
  content: '각인이 750이라고 되어 있어요.',
  images: [],
  createdAt: serverTime(),
  updatedAt: serverTime(),
  likeCount: 0,
  commentCount: 0,
  ...changes,
});
