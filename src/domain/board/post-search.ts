import { gramsOf } from '../search/search-grams.ts';
import { matchesQuery, queryOf, textKeyOf, type SearchQuery } from '../search/search-key.ts';
import type { Post, PostCategory } from './post.ts';

/** What somebody looks for on the board; `null` looks in every category. */
export interface PostQuestion {
  readonly term: string;
  readonly category: PostCategory | null;
}

type Words = Pick<Post, 'title' | 'content'>;

/** The pieces by which an index finds a post: of its title any, of its content the beginnings of words. */
export const postTokensOf = ({ title, content }: Words): readonly string[] =>
  gramsOf(textKeyOf(title, content));

/** Whether a post is meant; the index gives candidates only. */
export const isPostFound = ({ title, content }: Words, wanted: SearchQuery): boolean =>
  matchesQuery(textKeyOf(title, content), wanted);

/** A term without a word looks for nothing. */
export const hasWords = (term: string): boolean => queryOf(term).words.length > 0;
