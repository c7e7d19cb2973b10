/** The server's time, wherever it stands in a map. */
class Clock {
  readonly isServers = true;
}
export const NOW = new Clock();

/** A value as the REST interface spells it, for what no client library would send. */
export class Raw {
  readonly value: object;

  constructor(value: object) {
    this.value = value;
  }
}

export type Value =
  | null
  | boolean
  | number
  | string
  | Date
  | Raw
  | Clock
  | readonly Value[]
  | { readonly [field: string]: Value };
export type Data = { readonly [field: string]: Value };

/** One write of a commit: a whole document, some fields of it, or (`null`) its end. */
export interface Write {
  readonly path: string;
  readonly data: Data | null;
  /** The fields that it changes; whatever is missing in `data` it takes away. */
  readonly mask?: readonly string[];
}

export const isMap = (value: Value): value is Data =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof Clock) &&
  !(value instanceof Raw);

const project = process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru';
const DOCUMENTS = `projects/${project}/databases/(default)/documents`;

/** One commit as the wire has it. */
export const commitBody = (writes: readonly Write[]): string =>
  JSON.stringify({ writes: writes.map(restWrite) });

export const nameOf = (path: string): string => `${DOCUMENTS}/${path}`;

function restWrite({ path, data, mask }: Write): object {
  if (data === null) return { delete: nameOf(path) };
  const times: string[] = [];
  const fields = fieldsOf(data, [], times);
  return {
    update: { name: nameOf(path), fields },
    ...(mask ? { updateMask: { fieldPaths: mask.filter((field) => !times.includes(field)) } } : {}),
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

function fieldsOf(data: Data, above: readonly string[], times: string[]): Record<string, object> {
  const fields: Record<string, object> = {};
  for (const [name, value] of Object.entries(data)) {
    const path = [...above, name];
    if (value instanceof Clock) times.push(path.join('.'));
    else fields[name] = restValue(value, path, times);
  }
  return fields;
}

function restValue(value: Value, path: readonly string[], times: string[]): object {
  if (value instanceof Raw) return value.value;
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return numberOf(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isMap(value)) return { mapValue: { fields: fieldsOf(value, path, times) } };
  if (value instanceof Clock) throw new Error('no list holds the server’s time');
  return { arrayValue: { values: value.map((entry: Value) => restValue(entry, path, times)) } };
}

const numberOf = (value: number): object =>
  Number.isSafeInteger(value) && !Object.is(value, -0)
    ? { integerValue: String(value) }
    : { doubleValue: Number.isFinite(value) ? value : String(value) };

/** What became of a request: `done`, or the server's word for its refusal. */
export type Outcome = string;

const origin = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`;
/** Past the rules, as the server writes. */
export const THE_SERVER = 'owner';

/** Asks the emulator as whoever holds the token, `null` for nobody. */
export async function ask(
  token: string | null,
  verb: string,
  body: string,
): Promise<readonly [Outcome, unknown]> {
  const answer = await fetch(`${origin}/v1/${DOCUMENTS}${verb}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
  });
  const text = await answer.text();
  const said: unknown = text === '' ? null : JSON.parse(text);
  return [answer.ok ? 'done' : (statusOf(said) ?? String(answer.status)), said];
}

export const commit = async (token: string | null, writes: readonly Write[]): Promise<Outcome> =>
  (await ask(token, ':commit', commitBody(writes)))[0];

function statusOf(said: unknown): string | null {
  const whole: unknown = Array.isArray(said) ? said[0] : said;
  const error: unknown = typeof whole === 'object' && whole !== null && 'error' in whole ? whole.error : null;
  return typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : null;
}
