import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to the first field of a form that is wrong, once for every `attempt` to send it; `0` means that
 * nothing has been sent yet.
 */
export function useFirstInvalid<Form extends HTMLElement>(attempt: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (attempt === 0) return;
    const first = form.current?.querySelector('[aria-invalid="true"], fieldset[data-invalid] input');
    if (first instanceof HTMLElement) first.focus();
  }, [attempt]);
  return form;
}
