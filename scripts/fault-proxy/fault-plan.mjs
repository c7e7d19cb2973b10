import { seededRandom } from './seeded-random.mjs';

/**
 * What happens to a request:
 * - `pass`: nothing
 * - `delay`: forwarded after `ms`
 * - `stall`: held for ever, never forwarded; when the client gives it up is noted too, as `given-up`
 * - `reset`: the connection is torn down before the server sees anything
 * - `drop-response`: the server does its work, and its answer is lost
 * - `status`: refused with `status`, and with `Retry-After` when `retryAfterSeconds` is given
 * - `captive-portal`: a sign-in page, 200 and HTML
 * @typedef {{ kind: 'pass' } | { kind: 'delay', ms: number } | { kind: 'stall' } | { kind: 'reset' }
 *   | { kind: 'drop-response' } | { kind: 'status', status: number, retryAfterSeconds?: number }
 *   | { kind: 'captive-portal' }} FaultAction
 */

/** @typedef {'firestore' | 'auth' | 'storage' | 'functions'} FaultTarget */

/**
 * One fault and where it strikes. Whatever is left out matches everything; `path` is a regular expression for
 * path and query, `agent` one for the User-Agent; `origin` is the address of the page that asks. `times` is
 * how often it strikes (for ever when left out), `probability` how likely at each chance. Preflights are
 * spared unless `method` is OPTIONS, so that a browser sees the fault itself.
 * @typedef {{ target?: FaultTarget, path?: string, method?: string, agent?: string, origin?: string, times?: number,
 *   probability?: number, action: FaultAction }} FaultRule
 */

/** @typedef {{ target: FaultTarget, method: string, url: string, agent: string, origin: string }} SeenRequest */

/**
 * The rules in force. The first one that matches and has its chance decides.
 * @param {number} seed for rules with a probability
 */
export function createFaultPlan(seed) {
  const random = seededRandom(seed);
  /** @type {{ id: number, rule: FaultRule, left: number }[]} */
  let entries = [];
  let nextId = 1;

  return {
    /** @param {FaultRule} rule @returns {number} an id for `remove` */
    add(rule) {
      const id = nextId++;
      entries.push({ id, rule: validated(rule), left: rule.times ?? Infinity });
      return id;
    },

    /** @param {number} id */
    remove(id) {
      entries = entries.filter((entry) => entry.id !== id);
    },

    /** @param {string} [origin] only the rules for what this one asks; all when left out */
    clear(origin) {
      entries = entries.filter(({ rule }) => origin !== undefined && rule.origin !== origin);
    },

    /** @returns {{ id: number, rule: FaultRule, left: number | null }[]} `left` is null for rules without an end */
    list: () => entries.map(({ id, rule, left }) => ({ id, rule, left: left === Infinity ? null : left })),

    /** @param {SeenRequest} request @returns {FaultAction} */
    decide(request) {
      for (const entry of entries) {
        if (entry.left === 0 || !matches(entry.rule, request)) continue;
        if (entry.rule.probability !== undefined && random() >= entry.rule.probability) continue;
        entry.left -= 1;
        return entry.rule.action;
      }
      return { kind: 'pass' };
    },
  };
}

const KINDS = ['pass', 'delay', 'stall', 'reset', 'drop-response', 'status', 'captive-portal'];

function validated(rule) {
  if (!KINDS.includes(rule?.action?.kind)) throw new TypeError(`Not a fault: ${JSON.stringify(rule)}`);
  return { ...rule, path: rule.path && new RegExp(rule.path).source };
}

function matches(rule, request) {
  if (rule.method === undefined && request.method === 'OPTIONS') return false;
  if (rule.method !== undefined && rule.method !== request.method) return false;
  if (rule.target !== undefined && rule.target !== request.target) return false;
  if (rule.origin !== undefined && rule.origin !== request.origin) return false;
  if (rule.agent !== undefined && !new RegExp(rule.agent).test(request.agent)) return false;
  return rule.path === undefined || new RegExp(rule.path).test(request.url);
}
