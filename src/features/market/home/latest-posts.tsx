import { Link } from '@tanstack/react-router';
import { useNow } from '#device/use-now.ts';
import type { Post } from '#domain/board/post.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import { homeText as text, postCategoryText } from '#i18n/ko/home.ts';
import { classNames } from '#ui/class-names.ts';
import whole from '#ui/display/whole-link.module.css';
import { Section } from '#ui/layout/section.tsx';
import styles from './latest-posts.module.css';

/** What was written on the board last; nothing where nothing was. */
export function LatestPosts({ posts }: { readonly posts: readonly Post[] }) {
  const now = useNow();
  if (posts.length === 0) return null;
  return (
    <Section
      title={text.posts}
      more={
        <Link to="/board" aria-label={text.moreOf(text.posts)}>
          {text.more}
        </Link>
      }
    >
      <ul className={styles.posts} aria-label={text.posts}>
        {posts.map((post) => (
          <li key={post.id} className={styles.post}>
            <span className={styles.category}>{postCategoryText[post.category]}</span>
            <Link
              to="/board/$postId"
              params={{ postId: post.id }}
              className={classNames(styles.title, whole.link)}
            >
              {post.title}
            </Link>
            <span className={`${styles.meta} tabular`}>
              {post.commentCount > 0 ? `${text.comments(post.commentCount)} · ` : ''}
              {formatRelative(post.createdAt, now)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
