/** Makes what gives the former value for one that says the same, so that nothing hangs on its being read again. */
export function keepingEqual<Value>(): (value: Value) => Value {
  let former: { readonly value: Value; readonly words: string | undefined } | null = null;
  return (value) => {
    const words = JSON.stringify(value);
    if (former === null || former.words !== words) former = { value, words };
    return former.value;
  };
}

/**
 * The same for the rows of a list, each known by its id: where one of them has changed, only that one is another
 * object and is to be drawn again.
 */
export function keepingRows<Row>(idOf: (row: Row) => string): (rows: readonly Row[]) => readonly Row[] {
  let former = new Map<string, { readonly row: Row; readonly words: string }>();
  return (rows) => {
    const kept = rows.map((row) => {
      const known = former.get(idOf(row));
      const words = JSON.stringify(row);
      return known?.words === words ? known : { row, words };
    });
    former = new Map(kept.map((each) => [idOf(each.row), each]));
    return kept.map(({ row }) => row);
  };
}
