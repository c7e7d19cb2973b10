import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to the first field of a form that is wrong, and to what is wrong with it, once for every `attempt` to
 * send it; `0` means that nothing has been sent yet.
 */
export function useFirstInvalid<Form extends HTMLElement>(attempt: number): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (attempt === 0) return;
    const first = form.current?.querySelector('[aria-invalid="true"], fieldset[data-invalid] input');
    if (!(first instanceof HTMLElement)) return;
    first.focus();
    // The field comes into view by itself; its note may lie below, behind what is sticky there.
    const notes = first.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
    document.getElementById(notes.at(-1) ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  return form;
}
