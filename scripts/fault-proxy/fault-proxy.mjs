import { startControlServer } from './control-server.mjs';
import { createFaultPlan } from './fault-plan.mjs';
import { startTargetServer } from './target-server.mjs';

const KEPT_REQUESTS = 2_000;
const TARGETS = /** @type {const} */ (['firestore', 'auth', 'storage', 'functions']);

/**
 * Puts a breakable network between the browser and the emulators. Transparent until a rule is added, here or
 * by HTTP at the control port. The same seed gives the same faults for the same requests.
 * @param {{ ports: Record<string, number>, targets: Record<string, number>, seed?: number }} options
 *   the ports to listen on (`control` included; 0 takes any free one) and those of the emulators
 */
export async function startFaultProxy({ ports, targets, seed = Date.now() % 2 ** 32 }) {
  const plan = createFaultPlan(seed);
  /** @type {{ target: string, method: string, url: string, agent: string, origin: string, action: string }[]} */
  let requests = [];
  const note = (entry) => {
    requests.push(entry);
    if (requests.length > KEPT_REQUESTS) requests.shift();
  };

  const started = await Promise.all(
    TARGETS.filter((target) => targets[target] !== undefined).map(async (target) => ({
      target,
      server: await startTargetServer({
        target,
        port: ports[target],
        upstreamPort: targets[target],
        plan,
        note,
      }),
    })),
  );

  const faults = {
    ...plan,
    seed,
    /**
     * What came through, oldest first, with what was done to it. @param {string} [origin] all when left out
     */
    requests: (origin) => requests.filter((one) => origin === undefined || one.origin === origin),
    /** @param {string} [origin] all when left out */
    forgetRequests(origin) {
      requests = requests.filter((one) => origin !== undefined && one.origin !== origin);
    },
    /**
     * Acts on answers under way.
     * @param {'cut' | 'freeze' | 'thaw'} how
     * @param {string} [target] all when left out
     * @param {string} [origin] all when left out
     */
    streams(how, target, origin) {
      for (const one of started) {
        if (target === undefined || one.target === target) one.server.streams(how, origin);
      }
    },
  };
  const control = await startControlServer({ port: ports.control, faults });

  /** @type {Record<string, number>} by target, with `control` */
  const portsInUse = Object.fromEntries(started.map(({ target, server }) => [target, server.port]));
  portsInUse.control = control.port;

  return {
    faults,
    ports: portsInUse,
    async close() {
      await Promise.all([control.close(), ...started.map(({ server }) => server.close())]);
    },
  };
}
