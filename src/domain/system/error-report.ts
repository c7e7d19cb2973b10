import {
  ERROR_LIMITS,
  ERROR_NAMES,
  isFrame,
  type Browser,
  type ErrorCause,
  type ErrorName,
  type ErrorReport,
  type ErrorSource,
} from './client-error.ts';
import { PART_NOT_LOADED } from './part-not-loaded.ts';

/** What is known on the device; none of it leaves it as it is. */
export interface Failure {
  readonly source: ErrorSource;
  /** Whatever was thrown. */
  readonly thrown: unknown;
}

export interface FailureGround {
  readonly release: string;
  /** The pattern of the route that was open. */
  readonly route: string;
  readonly userAgent: string;
  readonly isOffline: boolean;
  /** Where our own files come from: `https://…`. */
  readonly origin: string;
}

/**
 * What may be told of a failure, picked piece by piece from lists of what may be said; `null` for what is no
 * fault of the app: a network that was away, a page's extension, work that was stopped.
 */
export function reportOf({ source, thrown }: Failure, ground: FailureGround): ErrorReport | null {
  const { name: given, message, stack } = wordsOf(thrown);
  const frames = framesOf(stack, ground.origin);
  const cause = causeOf(message);
  if (isNoise(given, message, stack, frames)) return null;
  if (ground.isOffline && (cause === 'network' || cause === 'not_found_part')) return null;
  const { release, route, isOffline, userAgent } = ground;
  return {
    release,
    source,
    name: nameOf(given),
    cause,
    frames,
    route,
    browser: browserOf(userAgent),
    isOffline,
    count: 1,
  };
}

interface Words {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** Longer ones say nothing more, and are read while something is already going wrong. */
const [MESSAGE_CHARS, STACK_CHARS] = [400, 4_000];

function wordsOf(thrown: unknown): Words {
  const word = (key: string, most: number): string => {
    const value: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, key) : '';
    return typeof value === 'string' ? value.slice(0, most) : '';
  };
  const message =
    typeof thrown === 'string' ? thrown.slice(0, MESSAGE_CHARS) : word('message', MESSAGE_CHARS);
  return { name: word('name', 60), message, stack: word('stack', STACK_CHARS) };
}

const nameOf = (given: string): ErrorName => ERROR_NAMES.find((known) => known === given) ?? 'Error';

/** In the words of Chrome, Firefox and Safari; the first that fits. */
const CAUSES: readonly (readonly [ErrorCause, readonly string[]])[] = [
  ['react', ['Minified React error']],
  [
    'not_found_part',
    [
      PART_NOT_LOADED,
      'dynamically imported module',
      'Importing a module script failed',
      'Unable to preload CSS',
    ],
  ],
  ['too_much_recursion', ['Maximum call stack', 'too much recursion']],
  ['property_of_nothing', ['of undefined', 'of null', 'is undefined', 'is null', 'null is not an object']],
  ['not_an_object', ['is not an object', 'is not iterable']],
  ['not_a_function', ['is not a function', 'is not a constructor']],
  ['not_defined', ['is not defined', "Can't find variable", 'before initialization']],
  ['node_not_a_child', ['is not a child of this node', 'object can not be found here']],
  ['no_room', ['QuotaExceeded', 'quota', 'storage is full']],
  ['database', ['IndexedDB', 'IDBDatabase', 'transaction', 'object store', 'Indexed Database']],
  ['network', ['Failed to fetch', 'Load failed', 'NetworkError', 'network', 'connection']],
  ['parse', ['JSON', 'Unexpected token', 'Unexpected end of input']],
];

const causeOf = (message: string): ErrorCause =>
  CAUSES.find(([, words]) => words.some((word) => message.includes(word)))?.[0] ?? 'other';

/** Lines of a stack that name a file of our own build, cut down to the file, the line and the column. */
function framesOf(stack: string, origin: string): readonly string[] {
  const own = `${origin}/`;
  const frames = stack.split('\n').flatMap((line) => {
    const at = line.indexOf(own);
    if (at === -1) return [];
    const path = line.slice(at + own.length).split(')', 1)[0] ?? '';
    const frame = path.slice(path.lastIndexOf('/') + 1).trim();
    return isFrame(frame) ? [frame] : [];
  });
  return frames.slice(0, ERROR_LIMITS.frames);
}

function isNoise(name: string, message: string, stack: string, frames: readonly string[]): boolean {
  // A browser that says nothing of it: a script of another house, or a layout.
  if (name === '' && message === '' && stack === '') return true;
  // Somebody, or the app itself, has stopped it.
  if (name === 'AbortError') return true;
  // A script of another house, of which a browser says nothing.
  if (message.startsWith('Script error')) return true;
  // A browser's own note that a layout is finished a frame later.
  if (message.startsWith('ResizeObserver loop')) return true;
  return frames.length === 0 && stack.includes('-extension://');
}

/** Before those that they are built on, which each of them names as well. */
const FAMILIES: readonly (readonly [Browser, string])[] = [
  ['kakaotalk', 'KAKAOTALK'],
  ['naver', 'NAVER('],
  ['samsung', 'SamsungBrowser/'],
  ['edge', 'Edg'],
  ['firefox', 'Firefox/'],
  ['firefox', 'FxiOS/'],
  ['chrome', 'Chrome/'],
  ['chrome', 'CriOS/'],
  ['safari', 'Safari/'],
];

const browserOf = (userAgent: string): Browser =>
  FAMILIES.find(([, word]) => userAgent.includes(word))?.[0] ?? 'other';
