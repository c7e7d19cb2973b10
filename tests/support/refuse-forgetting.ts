import { vi } from 'vitest';

/** A disk that forgets no row of a table, until mocks are restored: its browser has closed it, say. */
export function refuseForgetting(table: string): void {
  const forget = IDBObjectStore.prototype.delete;
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function refuse(this: IDBObjectStore, key) {
    if (this.name === table) throw new DOMException('closed', 'UnknownError');
    return forget.call(this, key);
  });
}
