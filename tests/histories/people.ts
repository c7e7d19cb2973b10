import type { Script } from 'node:vm';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import type { Deed, Rest } from './history.ts';
import { CHATS, DEVICES, TABS, type Act, type Place, type Plan } from './plan.ts';
import { Recorder } from './recorder.ts';
import { Context, type Surroundings } from './world/context.ts';
import { Device } from './world/device.ts';
import { Network, type Link } from './world/network.ts';
import type { Pump } from './world/settle.ts';
import { REFUSED_TEXT, SimulatedServer } from './world/server.ts';
import { VirtualTime } from './world/virtual-time.ts';

/** The first person's second device. */
const TELLS_OF_RADIO = 1;

interface Pending {
  readonly context: Context;
  readonly end: (outcome: 'unknown') => void;
}

/** Two people with their devices in one world, who do what a plan says. */
export class People {
  readonly time = new VirtualTime();
  readonly recorder = new Recorder(this.time);
  readonly server = new SimulatedServer((written) => this.recorder.wrote(written));
  readonly #surroundings: Surroundings;
  readonly #devices: readonly Device[] = DEVICES.map(
    (person, index) => new Device(`${person}-${index}`, person, { tellsOfRadio: index === TELLS_OF_RADIO }),
  );
  readonly #tabs = new Map<string, Context>();
  readonly #workers = new Map<Device, Context>();
  readonly #leaving = new Map<Device, Promise<void>>();
  readonly #chats: string[] = [];
  readonly #pending = new Set<Pending>();
  readonly #typed: { readonly id: string; readonly device: Device }[] = [];
  /** What the server will never take. */
  readonly #refused = new Set<string>();
  #names = 0;

  constructor(script: Script, plan: Plan) {
    const random = new SeededRandom(plan.seed ^ 0x5eed);
    let ids = 0;
    this.#surroundings = {
      time: this.time,
      network: new Network(this.time, this.server, new SeededRandom(plan.seed), plan),
      server: this.server,
      script,
      random: () => random.next(),
      newId: () => `m${(ids += 1)}`,
      toldRefused: ({ device, name }, id) => {
        const process = { person: device.person, device: device.name, process: name };
        this.recorder.begin(process, { kind: 'delete', id })('ok');
      },
    };
  }

  /** Every device has the app open, and the first person has opened the rooms. */
  async moveIn(pump: Pump): Promise<void> {
    for (const device of this.#devices) this.#tab({ device: this.#devices.indexOf(device), tab: 0 });
    await pump.settle();
    for (let chat = 0; chat < CHATS; chat += 1) {
      this.#chats.push([`ring${chat}`, ...new Set(DEVICES)].join('_'));
    }
  }

  act(act: Act): void {
    const device = this.#devices['place' in act ? act.place.device : act.device];
    if (!device || this.#leaving.has(device)) return;
    switch (act.kind) {
      case 'send':
        return this.#send(act.place, act.chat, act.isRefused);
      case 'edit':
      case 'delete':
        return this.#change(act.place, act.kind, act.which);
      case 'retry':
        return void this.#tab(act.place).client.retryAll().catch(ignoreClosed);
      case 'wake':
        return this.#tab(act.place).client.wake();
      case 'enter':
        return this.#tab(act.place).client.enter(this.#chat(act.chat));
      case 'leave':
        return this.#tab(act.place).client.leave(this.#chat(act.chat));
      case 'read':
        return this.#read(this.#tab(act.place), act.chat);
      case 'kill':
        return this.#kill(this.#tabs.get(keyOf(act.place)));
      case 'freeze':
        return this.#tabs.get(keyOf(act.place))?.freeze();
      case 'thaw':
        return this.#tabs.get(keyOf(act.place))?.thaw();
      case 'show':
        return this.#show(act.place);
      case 'worker':
        return this.#wakeWorker(device);
      case 'kill_worker':
        return this.#kill(this.#workers.get(device));
      case 'sign_out':
        return this.#signOut(act.device, device);
      case 'clock':
        device.aheadMs += act.jumpMs;
        return;
      case 'link':
        return this.#turnLink(device, act.state);
    }
  }

  #turnLink(device: Device, state: Link['state']): void {
    const hadRadio = device.hasRadio;
    device.link.state = state;
    if (device.hasRadio === hadRadio) return;
    for (const context of this.#contextsOf(device)) context.tellOfRadio();
  }

  /** Until nobody is in the middle of signing out. Rejects where a sign-out has failed: none may. */
  async signOutsEnd(pump: Pump): Promise<void> {
    await pump.wait(Promise.all(this.#leaving.values()));
  }

  /** Every way is whole, everybody is awake and signed in, and nobody is in a room. */
  heal(): void {
    for (const [index, device] of this.#devices.entries()) {
      this.#turnLink(device, 'good');
      for (const context of this.#contextsOf(device)) context.thaw();
      this.#show({ device: index, tab: 0 });
      for (let tab = 0; tab < TABS; tab += 1) {
        for (const chat of this.#chats) this.#tabs.get(keyOf({ device: index, tab }))?.client.leave(chat);
      }
      this.#tab({ device: index, tab: 0 }).client.wake();
    }
  }

  everybodyEnters(chat: number): void {
    for (const device of this.#devices.keys()) this.#tab({ device, tab: 0 }).client.enter(this.#chat(chat));
  }

  everybodyLeaves(chat: number): void {
    for (const device of this.#devices.keys()) this.#tab({ device, tab: 0 }).client.leave(this.#chat(chat));
  }

  /**
   * Each person takes back what was refused, and tries anew what only seems so; false where somebody had to.
   */
  async isTidy(pump: Pump): Promise<boolean> {
    let isTidy = true;
    for (const device of this.#devices.keys()) {
      const context = this.#tab({ device, tab: 0 });
      for (const { id, isRefused } of await pump.wait(context.client.waiting())) {
        isTidy = false;
        const isHopeless = isRefused && this.#refused.has(id);
        if (isHopeless) this.#do(context, { kind: 'delete', id }, () => context.client.remove(id));
      }
      await pump.settle();
      await pump.wait(context.client.retryAll());
    }
    return isTidy;
  }

  async atRest(pump: Pump): Promise<Rest> {
    const devices: Rest['devices'][number][] = [];
    for (const [index, { name, person }] of this.#devices.entries()) {
      const rooms = structuredClone(await pump.wait(this.#tab({ device: index, tab: 0 }).client.rooms()));
      devices.push({ person, device: name, rooms });
    }
    return { server: this.server.rooms(), devices };
  }

  moveOut(): void {
    for (const device of this.#devices) for (const context of this.#contextsOf(device)) this.#kill(context);
  }

  #send(place: Place, chat: number, isRefused: boolean): void {
    const context = this.#tab(place);
    const id = this.#surroundings.newId();
    const text = `${isRefused ? REFUSED_TEXT : '글'} ${id}`;
    const [product = '', ...sides] = this.#chat(chat).split('_');
    const other = sides.find((side) => side !== context.uid) ?? '';
    this.#typed.push({ id, device: context.device });
    if (isRefused) this.#refused.add(id);
    this.#do(context, { kind: 'send', chat: this.#chat(chat), id, text }, async () => {
      await context.client.openChat(product, other);
      return context.client.send(this.#chat(chat), id, text);
    });
  }

  #change(place: Place, kind: 'edit' | 'delete', which: number): void {
    const context = this.#tab(place);
    const own = this.#typed.filter(({ device }) => device === context.device).slice(-6);
    const message = own[which % Math.max(1, own.length)];
    if (!message) return;
    const { id } = message;
    if (kind === 'delete') return this.#do(context, { kind, id }, () => context.client.remove(id));
    const text = `고침 ${id} ${which}`;
    return this.#do(context, { kind, id, text }, () => context.client.edit(id, text));
  }

  #read(context: Context, chat: number): void {
    const { device, name } = context;
    const process = { person: device.person, device: device.name, process: name };
    const seen = this.recorder.beginRead(process, device.session);
    const ended = (room: Parameters<typeof seen>[0]) => {
      if (!context.isDead && !this.#leaving.has(device)) seen(structuredClone(room));
    };
    context.client.room(this.#chat(chat)).then(ended, ignoreClosed);
  }

  #wakeWorker(device: Device): void {
    if (this.#workers.has(device)) return;
    const worker = this.#newContext(`${device.name}/worker`, device);
    this.#workers.set(device, worker);
    const end = () => this.#kill(worker);
    worker.client
      .start('worker')
      .then(() => worker.client.drainAsWorker())
      .then(end, end);
  }

  /** All tabs of a browser go with a sign-out; what they had not finished by then is not known. */
  #signOut(index: number, device: Device): void {
    for (const context of this.#contextsOf(device)) context.thaw();
    const context = this.#tab({ device: index, tab: 0 });
    const process = { person: device.person, device: device.name, process: context.name };
    const end = this.recorder.begin(process, { kind: 'sign_out' });
    const gone = () => {
      for (const other of this.#contextsOf(device)) this.#kill(other);
      device.session += 1;
      this.#leaving.delete(device);
      end('ok');
    };
    // One that has failed stays among those who leave, and the run ends with its error.
    const leaving = context.client.signOut().then(gone);
    leaving.catch(() => undefined);
    this.#leaving.set(device, leaving);
  }

  #show(place: Place): void {
    this.#tab(place).show(true);
    for (let tab = 0; tab < TABS; tab += 1) {
      if (tab !== place.tab) this.#tabs.get(keyOf({ device: place.device, tab }))?.show(false);
    }
  }

  #do(context: Context, deed: Deed, work: () => Promise<'ok' | 'refused'>): void {
    const { device, name } = context;
    const end = this.recorder.begin({ person: device.person, device: device.name, process: name }, deed);
    const pending: Pending = { context, end };
    this.#pending.add(pending);
    const over = (outcome: 'ok' | 'refused' | 'unknown') => {
      if (context.isDead) return;
      this.#pending.delete(pending);
      end(outcome);
    };
    work().then(over, () => over('unknown'));
  }

  #kill(context: Context | undefined): void {
    if (!context || context.isDead) return;
    context.die();
    for (const pending of [...this.#pending].filter((one) => one.context === context)) {
      this.#pending.delete(pending);
      pending.end('unknown');
    }
    for (const [key, tab] of this.#tabs) if (tab === context) this.#tabs.delete(key);
    for (const [device, worker] of this.#workers) if (worker === context) this.#workers.delete(device);
  }

  /** The tab at a place; whoever touches one that is gone opens it, and one that is frozen wakes up. */
  #tab(place: Place): Context {
    const key = keyOf(place);
    const open = this.#tabs.get(key);
    if (open) {
      open.thaw();
      return open;
    }
    const device = this.#devices[place.device];
    if (!device) throw new Error('no such device');
    const context = this.#newContext(`${device.name}/tab${place.tab}`, device);
    this.#tabs.set(key, context);
    context.client.start('tab').catch(ignoreClosed);
    return context;
  }

  #newContext(name: string, device: Device): Context {
    this.#names += 1;
    return new Context(`${name}#${this.#names}`, device, this.#surroundings);
  }

  #contextsOf(device: Device): Context[] {
    return [...this.#tabs.values(), ...this.#workers.values()].filter((context) => context.device === device);
  }

  #chat(index: number): string {
    return this.#chats[index] ?? '';
  }
}

const keyOf = ({ device, tab }: Place): string => `${device}:${tab}`;

function ignoreClosed(): void {
  // The database of a page that is leaving was closed under it: nothing was asked for that anybody waits for.
}
