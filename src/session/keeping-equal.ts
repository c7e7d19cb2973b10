/** Makes what gives the former value for one that says the same, so that nothing hangs on its being read again. */
export function keepingEqual<Value>(): (value: Value) => Value {
  let former: { readonly value: Value; readonly words: string | undefined } | null = null;
  return (value) => {
    const words = JSON.stringify(value);
    if (former === null || former.words !== words) former = { value, words };
    return former.value;
  };
}
