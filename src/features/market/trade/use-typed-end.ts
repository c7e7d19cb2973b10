import { useState } from 'react';

export interface TypedEnd<Unit extends number> {
  readonly text: string;
  readonly type: (text: string) => void;
  /** `undefined` for what cannot be read. */
  readonly parsed: Unit | null | undefined;
  /** For the field: it counts when it is left or Enter is pressed, not with every digit. */
  readonly commitProps: {
    readonly onBlur: () => void;
    readonly onKeyDown: (event: { readonly key: string }) => void;
  };
}

/** One end of a range while it is being typed; an empty field leaves the end open. */
export function useTypedEnd<Unit extends number>(
  value: Unit | null,
  textOf: (value: Unit) => string,
  parse: (text: string) => Unit | null,
  onCommit: (value: Unit | null) => void,
): TypedEnd<Unit> {
  const written = value === null ? '' : textOf(value);
  const [text, setText] = useState(written);
  const [shown, setShown] = useState(written);
  // A preset, the reset button or another unit has changed it: what was typed gives way.
  if (written !== shown) {
    setShown(written);
    setText(written);
  }
  const parsed = text.trim() === '' ? null : (parse(text) ?? undefined);
  const commit = () => {
    // What stands there unchanged may be rounded, and is not what somebody wished.
    if (text === written || parsed === undefined || parsed === value) return;
    setShown(parsed === null ? '' : textOf(parsed));
    onCommit(parsed);
  };
  return {
    text,
    type: setText,
    parsed,
    commitProps: {
      onBlur: commit,
      onKeyDown: ({ key }) => {
        if (key === 'Enter') commit();
      },
    },
  };
}
