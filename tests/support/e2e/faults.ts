import type { FaultRule } from '#scripts/fault-proxy/fault-plan.mjs';
import { APP, FAULT_CONTROL } from './lane.ts';

interface SeenRequest {
  readonly target: string;
  readonly method: string;
  readonly url: string;
  readonly agent: string;
  readonly action: string;
}

/** The network between the browser and the emulators, to be broken on purpose. */
export interface Faults {
  /** Adds a rule and returns its id. */
  add(rule: FaultRule): Promise<number>;
  remove(id: number): Promise<void>;
  /** Mends everything. */
  clear(): Promise<void>;
  /** Cuts, holds still or lets go on every answer that is under way. */
  streams(how: 'cut' | 'freeze' | 'thaw', target?: FaultRule['target']): Promise<void>;
  /** What came through since the last call of `forget`, and what was done to it. */
  requests(): Promise<readonly SeenRequest[]>;
  forget(): Promise<void>;
}

/** Speaks to the fault proxy of what goes out from this journey's own address, and of nothing else. */
export function connectFaults(): Faults {
  const of = `?origin=${encodeURIComponent(APP)}`;
  const order = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(`${FAULT_CONTROL}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The fault proxy refused ${method} ${path}: ${await answer.text()}`);
    return answer;
  };
  return {
    async add(rule) {
      const { id }: { id: number } = await (await order('POST', '/rules', { ...rule, origin: APP })).json();
      return id;
    },
    async remove(id) {
      await order('DELETE', `/rules/${id}`);
    },
    async clear() {
      await order('DELETE', `/rules${of}`);
      await order('POST', '/streams', { how: 'thaw', origin: APP });
    },
    async streams(how, target) {
      await order('POST', '/streams', { how, target, origin: APP });
    },
    async requests() {
      const seen: SeenRequest[] = await (await order('GET', `/requests${of}`)).json();
      return seen;
    },
    async forget() {
      await order('DELETE', `/requests${of}`);
    },
  };
}
