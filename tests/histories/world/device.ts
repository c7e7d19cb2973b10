import { Channels } from './channels.ts';
import { LocalStorage } from './local-storage.ts';
import type { Link } from './network.ts';
import { MortalStorage } from './mortal-storage.ts';
import { WebLocks } from './web-locks.ts';

/** What the contexts of one browser share. */
export class Device {
  readonly name: string;
  readonly person: string;
  readonly storage = new MortalStorage();
  readonly locks = new WebLocks();
  readonly channels = new Channels();
  readonly localStorage = new LocalStorage();
  readonly link: Link = { state: 'good' };
  /** Whether its browser says so when nothing gets through; others go on calling themselves online. */
  readonly #tellsOfRadio: boolean;
  /** How much its clock is ahead of the world's. */
  aheadMs = 0;
  isSignedIn = true;
  /** Goes up with each sign-out. */
  session = 0;

  constructor(name: string, person: string, { tellsOfRadio }: { readonly tellsOfRadio: boolean }) {
    this.name = name;
    this.person = person;
    this.#tellsOfRadio = tellsOfRadio;
  }

  get hasRadio(): boolean {
    return !this.#tellsOfRadio || this.link.state !== 'dead';
  }
}
