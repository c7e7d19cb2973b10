import { threadId } from 'node:worker_threads';

// Node's channels reach every thread of the process, as a browser's reach every tab. Test files run in several
// threads, each with databases of its own that have the same names: without this, what one file writes has
// another file's live queries read anew.
const OWN = Symbol.for('channels of one thread');
if (Reflect.get(globalThis, OWN) === undefined) {
  Reflect.set(globalThis, OWN, true);
  const { BroadcastChannel } = globalThis;
  Reflect.set(
    globalThis,
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} of thread ${threadId}`);
      }
    },
  );
}
