import { Link } from '@tanstack/react-router';
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { hasWords } from '#domain/board/find-posts.ts';
import { POST_CATEGORIES, type PostCategory } from '#domain/board/post.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { postCategoryText } from '#i18n/ko/home.ts';
import { useAsOf } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Chip, ChipRow } from '#ui/action/chip.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './board.module.css';
import { FoundPosts } from './found-posts.tsx';
import { PostList } from './post-list.tsx';
import { WaitingPosts } from './waiting-posts.tsx';

export interface BoardScreenProps {
  readonly category: PostCategory | null;
  readonly term: string;
  readonly onSearch: (search: { readonly category: PostCategory | null; readonly term: string }) => void;
}

/** /board */
export function BoardScreen({ category, term, onSearch }: BoardScreenProps) {
  const [typed, setTyped] = useState(term);
  const asOf = useAsOf({ kind: 'posts', category });
  const { kind } = useConnection();
  const find = (next: string) => onSearch({ category, term: next });
  const clear = () => {
    setTyped('');
    find('');
  };
  return (
    <Page width="reading">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <Link to="/board/new" className={buttonClass({ size: 'small' })}>
            <PenLine size={18} aria-hidden="true" /> {text.write}
          </Link>
        }
      />
      <SearchField
        label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        clearLabel={text.clearSearch}
        value={typed}
        onValueChange={(value) => {
          setTyped(value);
          if (value === '') find('');
        }}
        onSearch={find}
      />
      <div className={styles.chips}>
        <ChipRow label={text.categories}>
          {[null, ...POST_CATEGORIES].map((value) => (
            <Chip
              key={value ?? 'all'}
              isSelected={category === value}
              onToggle={() => onSearch({ category: value, term })}
            >
              {value === null ? text.all : postCategoryText[value]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {kind === 'offline' && asOf.kind === 'ready' && asOf.value !== null ? (
        <p className={styles.note}>{text.asOf(formatDateTime(asOf.value))}</p>
      ) : null}
      <WaitingPosts />
      {hasWords(term) ? (
        <FoundPosts key={JSON.stringify([category, term])} question={{ category, term }} onClear={clear} />
      ) : (
        <PostList key={category ?? 'all'} category={category} />
      )}
    </Page>
  );
}
