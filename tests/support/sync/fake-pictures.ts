/**
 * The browser's caches as far as pictures need them: named lists that keep the order in which things were
 * put.
 */
export class FakePictures {
  isBroken = false;
  readonly #caches = new Map<string, string[]>();

  see(cacheName: string, ...pictures: string[]): void {
    this.#caches.set(cacheName, [...(this.#caches.get(cacheName) ?? []), ...pictures]);
  }

  names(cacheName: string): readonly string[] {
    return this.#caches.get(cacheName) ?? [];
  }

  async keys(): Promise<string[]> {
    if (this.isBroken) throw new Error('no caches');
    return [...this.#caches.keys()];
  }

  async open(cacheName: string) {
    return {
      keys: async () => [...this.names(cacheName)],
      delete: async (picture: string) => {
        this.#caches.set(
          cacheName,
          this.names(cacheName).filter((one) => one !== picture),
        );
        return true;
      },
    };
  }

  async delete(cacheName: string): Promise<boolean> {
    return this.#caches.delete(cacheName);
  }
}
