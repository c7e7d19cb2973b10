import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the first field marked invalid each time `errors` is a new set of them. */
export function useFocusInvalid(errors: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!errors) return;
    const first = form.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [errors]);
  return form;
}
