/** Board posts with comments, answers and likes. */
import { MARKET_POSTS } from './data/posts-market.mjs';
import { PEOPLE_POSTS } from './data/posts-people.mjs';
import { person } from './people.mjs';
import { between, seeded } from './random.mjs';

/**
 * [{ id, data, comments: [{ id, data }], likes: [{ id, data }] }], in the order in which they are numbered.
 */
export const posts = (clock, shelf) =>
  [...MARKET_POSTS, ...PEOPLE_POSTS].map((post, i) => {
    const id = `post-${String(i + 1).padStart(2, '0')}`;
    const authorId = person(post.by).uid;
    const createdAt = clock.at(...post.at);
    const comments = commentsOf(id, post.comments, createdAt, clock);
    const likes = post.likes
      .split(' ')
      .filter(Boolean)
      .map((short, n) => ({
        id: person(short).uid,
        data: { createdAt: later(createdAt, 9 + n * 13, clock) },
      }));
    return {
      id,
      data: {
        authorId,
        category: post.category,
        title: post.title,
        content: post.text,
        images: (post.pictures ?? []).map((name) => shelf.ofPost(authorId, name)),
        createdAt,
        updatedAt: createdAt,
        likeCount: likes.length,
        commentCount: comments.length,
      },
      comments,
      likes,
    };
  });

function commentsOf(postId, comments, postedAt, clock) {
  const chance = seeded(`comments ${postId}`);
  const written = [];
  let minutes = 0;
  const write = ([by, content, answers = []], parentId) => {
    minutes += between(chance, 6, 55);
    const id = `c${String(written.length + 1).padStart(2, '0')}`;
    written.push({
      id,
      data: {
        authorId: person(by).uid,
        parentId,
        content,
        createdAt: later(postedAt, minutes, clock),
        deleted: false,
      },
    });
    for (const answer of answers) write(answer, id);
  };
  for (const comment of comments) write(comment, null);
  return written;
}

/** So many minutes later, but never later than now. */
const later = (moment, minutes, clock) =>
  new Date(Math.min(moment.getTime() + minutes * 60_000, clock.now - 30_000 + minutes));
