import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useRef, type ComponentProps, type FormEvent } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'onChange' | 'onSubmit'
> {
  /** The accessible name, and the placeholder unless another is given. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Called with the trimmed term; never with an empty one. */
  readonly onSearch: (term: string) => void;
}

export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  onSearch,
  placeholder = label,
  ...rest
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = value.trim();
    if (term === '') return;
    // Closes the on-screen keyboard, so that the results are seen.
    input.current?.blur();
    onSearch(term);
  };
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <form role="search" aria-label={label} className={styles.search} onSubmit={submit}>
      <Search className={styles.icon} size={18} aria-hidden="true" />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {value === '' ? null : (
        <span className={styles.clear}>
          <IconButton label={clearLabel} icon={<X size={18} aria-hidden="true" />} onClick={clear} />
        </span>
      )}
    </form>
  );
}
