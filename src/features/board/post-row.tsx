import { Link } from '@tanstack/react-router';
import type { Profile } from '#domain/account/account.ts';
import type { Post } from '#domain/board/post.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { postCategoryText } from '#i18n/ko/home.ts';
import { ListRow } from '#ui/display/list-row.tsx';
import { Picture } from '#ui/display/picture.tsx';
import styles from './board.module.css';

export interface PostRowProps {
  readonly post: Post;
  readonly author: Profile | undefined;
  readonly now: Millis;
}

/** One line of the list; what people wrote is only ever text. */
export function PostRow({ post, author, now }: PostRowProps) {
  const [image] = post.images;
  const facts = [
    author?.nickname || text.unknownAuthor,
    formatRelative(post.createdAt, now),
    ...(post.likeCount > 0 ? [text.likes(post.likeCount)] : []),
    ...(post.commentCount > 0 ? [text.comments(post.commentCount)] : []),
  ];
  return (
    <ListRow
      size="small"
      title={
        <Link to="/board/$postId" params={{ postId: post.id }}>
          {post.title}
        </Link>
      }
      meta={<span className="tabular">{facts.join(' · ')}</span>}
      trailing={
        image ? (
          <span className={styles.thumb}>
            <Picture src={image.url} alt={text.photos} />
          </span>
        ) : null
      }
    >
      <p className={styles.excerpt}>
        <span className={styles.category}>{postCategoryText[post.category]}</span> {post.content}
      </p>
    </ListRow>
  );
}
