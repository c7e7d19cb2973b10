import { vi } from 'vitest';

/**
 * A disk that takes no draft, until mocks are restored: as far as it knows, a form has none of what was put into
 * it.
 */
export function refuseDrafts(): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, ...row) {
    if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, row);
  });
}
