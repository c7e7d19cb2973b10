/** What a context finds as `localStorage`. */
export interface StorageDoor {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface StorageChange {
  readonly key: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

interface Hearer {
  soon(work: () => void): void;
}

/** The local storage of one browser: what one context changes, the others are told. */
export class LocalStorage {
  readonly #items = new Map<string, string>();
  readonly #listeners = new Map<Hearer, (change: StorageChange) => void>();

  doorFor(context: Hearer): StorageDoor {
    const items = this.#items;
    const change = (key: string, newValue: string | null): void => {
      const oldValue = items.get(key) ?? null;
      if (newValue === null) items.delete(key);
      else items.set(key, newValue);
      if (oldValue !== newValue) this.#tell(context, { key, oldValue, newValue });
    };
    return {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => change(key, value),
      removeItem: (key) => change(key, null),
    };
  }

  listen(context: Hearer, heard: (change: StorageChange) => void): void {
    this.#listeners.set(context, heard);
  }

  release(context: Hearer): void {
    this.#listeners.delete(context);
  }

  #tell(from: Hearer, change: StorageChange): void {
    for (const [context, heard] of this.#listeners) {
      if (context !== from) context.soon(() => heard(change));
    }
  }
}
