import type { Script } from 'node:vm';
import type { Client } from '../client/client-contract.ts';
import type { Device } from './device.ts';
import type { Network, Sender } from './network.ts';
import { runInRealm } from './realm.ts';
import type { SimulatedServer } from './server.ts';
import type { VirtualTime } from './virtual-time.ts';
import { openWebChannel } from './web-channels.ts';

export interface Surroundings {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly server: SimulatedServer;
  readonly script: Script;
  readonly random: () => number;
  readonly newId: () => string;
  /** Whoever sits before a context was told that a message is refused. */
  readonly toldRefused: (context: Context, id: string) => void;
}

/** One tab, or one life of the worker: it can be frozen, and it can die at any moment. */
export class Context implements Sender {
  readonly name: string;
  readonly device: Device;
  readonly client: Client;
  readonly #time: VirtualTime;
  readonly #visibility = new Set<() => void>();
  readonly #radio = new Set<() => void>();
  readonly #endStorage: () => void;
  #isDead = false;
  #isFrozen = false;
  #isVisible = true;
  #held: (() => void)[] = [];

  constructor(name: string, device: Device, surroundings: Surroundings) {
    const { time, network, script, random, newId, toldRefused } = surroundings;
    this.name = name;
    this.device = device;
    this.#time = time;
    const { door, die } = device.storage.openDoor();
    this.#endStorage = die;
    this.client = runInRealm(script, {
      storage: door,
      locks: device.locks,
      channels: device.channels,
      context: this,
      fetch: (url, init) => network.fetch(this, url, init),
      after: (delayMs, work) => time.after(delayMs, () => this.#run(work)),
      host: {
        uid: device.person,
        now: () => time.now + device.aheadMs,
        random,
        newId,
        token: () => (device.isSignedIn ? device.person : null),
        listen: (question, heard, failed) => network.listen(this, question, heard, failed),
        ask: (question) => network.ask(this, question),
        isVisible: () => this.#isVisible,
        onVisibility: (listener) => {
          this.#visibility.add(listener);
          return () => this.#visibility.delete(listener);
        },
        hasRadio: () => device.hasRadio,
        onRadio: (listener) => void this.#radio.add(listener),
        openChannel: (rpc, ends) => openWebChannel(surroundings, this, rpc, ends),
        localStorage: device.localStorage.doorFor(this),
        onStorage: (listener) => device.localStorage.listen(this, listener),
        toldRefused: (id) => {
          if (!this.#isDead) toldRefused(this, id);
        },
      },
    });
  }

  get uid(): string {
    return this.device.person;
  }

  get link() {
    return this.device.link;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  soon(work: () => void): void {
    this.#time.after(0, () => this.#run(work));
  }

  show(isVisible: boolean): void {
    if (this.#isVisible === isVisible) return;
    this.#isVisible = isVisible;
    for (const listener of this.#visibility) this.#run(listener);
  }

  /** The radio has come or gone, as its browser says. */
  tellOfRadio(): void {
    for (const listener of this.#radio) this.#run(listener);
  }

  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    if (!this.#isFrozen) return;
    this.#isFrozen = false;
    for (const work of this.#held.splice(0)) this.soon(work);
  }

  /** Nothing of it runs any more; what it had not committed is undone, what it held is free. */
  die(): void {
    this.#isDead = true;
    this.#held = [];
    this.#endStorage();
    this.device.locks.release(this);
    this.device.channels.release(this);
    this.device.localStorage.release(this);
  }

  #run(work: () => void): void {
    if (this.#isDead) return;
    if (this.#isFrozen) this.#held.push(work);
    else work();
  }
}
