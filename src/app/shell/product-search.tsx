import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { SearchField } from '#ui/field/search-field.tsx';
import styles from './product-search.module.css';

/** The header's search box; on /trade it shows the term that is being shown. */
export function ProductSearch() {
  const shownTerm = useLocation({
    select: ({ pathname, search }) => (pathname === '/trade' ? (search.search ?? '') : ''),
  });
  return (
    <div className={styles.box}>
      {/* The address may change under the box (back, a recent term): then what was half typed gives way. */}
      <SearchBox key={shownTerm} initialTerm={shownTerm} />
    </div>
  );
}

function SearchBox({ initialTerm }: { readonly initialTerm: string }) {
  const [term, setTerm] = useState(initialTerm);
  const navigate = useNavigate();
  return (
    <SearchField
      label={shellText.search.label}
      clearLabel={shellText.search.clear}
      value={term}
      onValueChange={setTerm}
      onSearch={(trimmed) => void navigate({ to: '/trade', search: { search: trimmed } })}
    />
  );
}
