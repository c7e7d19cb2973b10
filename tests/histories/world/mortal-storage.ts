import { IDBFactory, IDBRequest } from 'fake-indexeddb';

/** Connections whose context has died: nobody hears what becomes of their requests. */
const dead = new WeakSet<object>();

const tell = IDBRequest.prototype.dispatchEvent;
IDBRequest.prototype.dispatchEvent = function (this: IDBRequest, event: Event): boolean {
  const connection = connectionOf(this.source);
  return connection !== null && dead.has(connection) ? true : tell.call(this, event);
};

/** Of a request's source; `null` where it only opens a connection. */
function connectionOf(source: IDBRequest['source'] | null): IDBDatabase | null {
  if (source === null) return null;
  if ('transaction' in source) return source.transaction.db;
  return 'objectStore' in source ? source.objectStore.transaction.db : connectionOf(source.source);
}

/** The disk of one device, and the doors of its contexts to it. */
export class MortalStorage {
  readonly #disk = new IDBFactory();

  /**
   * The door of one context, and its end: what was not committed is undone, and no callback comes any more.
   */
  openDoor(): {
    readonly door: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases' | 'cmp'>;
    readonly die: () => void;
  } {
    const connections = new Map<IDBDatabase, Set<IDBTransaction>>();
    let isDead = false;
    const follow = (connection: IDBDatabase): void => {
      const running = new Set<IDBTransaction>();
      connections.set(connection, running);
      const begin = connection.transaction.bind(connection);
      connection.transaction = (...given: Parameters<IDBDatabase['transaction']>) => {
        const transaction = begin(...given);
        running.add(transaction);
        const forget = () => running.delete(transaction);
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, forget);
        const listen = transaction.addEventListener.bind(transaction);
        // The disk listens for the end of a transaction too; what its context added is of another realm.
        transaction.addEventListener = (type: string, listener: EventListener) =>
          isOfThisRealm(listener)
            ? listen(type, listener)
            : listen(type, (event: Event) => {
                if (!isDead) Reflect.apply(listener, transaction, [event]);
              });
        return transaction;
      };
    };
    const door = {
      open: (name: string, version?: number) => {
        const request = this.#disk.open(name, version);
        request.addEventListener('success', () => {
          const connection = request.result;
          if (isDead) connection.close();
          else follow(connection);
        });
        return request;
      },
      deleteDatabase: (name: string) => this.#disk.deleteDatabase(name),
      databases: () => this.#disk.databases(),
      cmp: (one: unknown, other: unknown) => this.#disk.cmp(one, other),
    };
    const die = (): void => {
      isDead = true;
      for (const [connection, running] of connections) {
        dead.add(connection);
        for (const transaction of running) undo(transaction);
        connection.close();
      }
    };
    return { door, die };
  }
}

function undo(transaction: IDBTransaction): void {
  Object.assign(transaction, { onabort: null, oncomplete: null, onerror: null });
  try {
    transaction.abort();
  } catch (error) {
    // It has just been committed: then it stands.
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error;
  }
}

const isOfThisRealm = (listener: object): boolean => Object.getPrototypeOf(listener) === Function.prototype;
