import * as v from 'valibot';
import { postKeyDocument } from '#documents/post-key.ts';
import { parsePost } from '#documents/post.ts';
import { isPostFound, type PostQuestion } from '#domain/board/post-search.ts';
import type { Post } from '#domain/board/post.ts';
import { parsePostId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { queryOf } from '#domain/search/search-key.ts';
import type { FoundPageCode } from '../read-code.ts';
import type { DocumentReader, ReadDocument } from '../rest/document-reader.ts';
import { KEYS_READ, postKeyPage, postsById, type KeyPosition } from './post-key-queries.ts';

/** Where a page of found posts ended: of use only with the question that it was given for. */
export type PostCursor = string;

export interface FoundPosts {
  /** Newest first; sometimes few, or none, where more follow. */
  readonly posts: readonly Post[];
  /** Where the next page begins; `null` once all posts were looked through. */
  readonly next: PostCursor | null;
}

export type FindPosts = (
  question: PostQuestion,
  cursor: PostCursor | null,
) => Promise<Result<FoundPosts, FoundPageCode>>;

/** Posts behind the index of their keys: it gives candidates, and the domain says which of them are meant. */
export const createFindPosts =
  (reader: Pick<DocumentReader, 'query'>): FindPosts =>
  async (question, cursor) => {
    const after = cursor === null ? null : positionAt(cursor, question);
    if (cursor !== null && after === null) return err('other_question');
    const page = postKeyPage(question, after);
    if (page === null) return ok({ posts: [], next: null });
    const keys = await reader.query(page);
    if (!keys.ok) return keys;
    const ids = keys.value.flatMap(({ id }) => parsePostId(id) ?? []);
    const held = ids.length === 0 ? ok([]) : await reader.query(postsById(ids));
    if (!held.ok) return held;
    const byId = new Map(held.value.map(({ id, data }) => [id, parsePost(id, data)]));
    const wanted = queryOf(question.term);
    const posts = ids.flatMap((id) => {
      const post = byId.get(id) ?? null;
      return post !== null && isMeant(post, question) && isPostFound(post, wanted) ? [post] : [];
    });
    return ok({ posts, next: nextOf(question, keys.value) });
  };

/** A key may be older than the category that its post has now. */
const isMeant = (post: Post, { category }: PostQuestion): boolean =>
  category === null || post.category === category;

/** Behind the last key that was looked at, shown or not. */
function nextOf(question: PostQuestion, keys: readonly ReadDocument[]): PostCursor | null {
  const last = keys.at(-1);
  if (last === undefined || keys.length < KEYS_READ) return null;
  const key = postKeyDocument.readSome(last.data, ['createdAt']);
  return JSON.stringify({ question: nameOf(question), createdAt: key?.createdAt ?? 0, id: last.id });
}

const written = v.object({ question: v.string(), createdAt: v.number(), id: v.string() });

function positionAt(cursor: PostCursor, question: PostQuestion): KeyPosition | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), written), cursor);
  return read.success && read.output.question === nameOf(question) ? read.output : null;
}

const nameOf = ({ term, category }: PostQuestion): string => JSON.stringify([term, category]);
