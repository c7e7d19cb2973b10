/** What `localStorage` is to a page, for tests that run in none: its keys are its own, its methods are not. */
export function textStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(texts, key) ? texts[key] : null),
    setItem(key: string, text: string) {
      texts[key] = text;
    },
    removeItem(key: string) {
      Reflect.deleteProperty(texts, key);
    },
  });
  return texts as unknown as Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}
