import { useEffect, useRef, useState, type RefObject } from 'react';

type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface CheckedForm<Errors> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** What to show: nothing before the first try, then what is wrong just now. */
  readonly errors: Partial<Errors>;
  /** True when nothing is wrong; otherwise the first bad field gets the focus. */
  readonly check: () => boolean;
}

/** Says what is wrong with a form when it is sent, and from then on while it is mended. */
export function useCheckedForm<Errors extends FieldErrors>(found: Errors): CheckedForm<Errors> {
  const formRef = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return;
    const first = formRef.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [failures]);

  const check = () => {
    const isGood = Object.values(found).every((error) => error === undefined);
    if (!isGood) setFailures(failures + 1);
    return isGood;
  };
  return { formRef, errors: failures === 0 ? {} : found, check };
}
