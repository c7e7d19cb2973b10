import { useNow } from '#device/use-now.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import styles from './board.module.css';
import { PostRow } from './post-row.tsx';
import type { ShownPosts } from './use-posts.ts';

/** Posts as rows. */
export function PostRows({ posts, authors }: ShownPosts) {
  const now = useNow();
  return (
    <ul className={styles.list} aria-label={text.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow post={post} author={authors.get(post.authorId)} now={now} />
        </li>
      ))}
    </ul>
  );
}
