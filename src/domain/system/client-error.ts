import { DAY_MS } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

/** Who noticed that something failed which nobody had expected. */
export const ERROR_SOURCES = [
  /** Thrown where nobody caught it. */
  'window',
  /** A promise that was refused with nobody to hear of it. */
  'promise',
  /** A screen that could not be drawn; the frame around it stood. */
  'screen',
  /** The whole app. */
  'app',
  /** A part of the app that could not be loaded while there was a network. */
  'part',
  /** The service worker. */
  'worker',
] as const;
export type ErrorSource = (typeof ERROR_SOURCES)[number];

/** Classes of errors that may be named; every other one is `Error`, since a name may be anybody's text. */
export const ERROR_NAMES = [
  'Error',
  'AggregateError',
  'ChunkUnavailableError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'DatabaseClosedError',
  'DexieError',
  'EvalError',
  'FirebaseError',
  'InvalidAccessError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TransactionInactiveError',
  'TypeError',
  'URIError',
  'UnknownError',
  'ValiError',
  'VersionError',
] as const;
export type ErrorName = (typeof ERROR_NAMES)[number];

/** What a message says, as far as it says one of these; a message itself may quote what somebody wrote. */
export const ERROR_CAUSES = [
  'other',
  'not_found_part',
  'not_a_function',
  'not_an_object',
  'not_defined',
  'property_of_nothing',
  'too_much_recursion',
  'node_not_a_child',
  'no_room',
  'database',
  'network',
  'parse',
  'react',
] as const;
export type ErrorCause = (typeof ERROR_CAUSES)[number];

export const BROWSERS = [
  'chrome',
  'safari',
  'firefox',
  'samsung',
  'edge',
  'kakaotalk',
  'naver',
  'other',
] as const;
export type Browser = (typeof BROWSERS)[number];

export const ERROR_LIMITS = {
  frames: 6,
  frameChars: 90,
  routeChars: 80,
  /** Of one error on one device, before it is told. */
  count: 1_000,
  /** In one call. */
  reports: 10,
  /** Kept with one error, of all devices. */
  routes: 8,
} as const;

/** One error as a device tells it: no text, no id, no address, nobody. */
export interface ErrorReport {
  readonly release: string;
  readonly source: ErrorSource;
  readonly name: ErrorName;
  readonly cause: ErrorCause;
  /** Places in files of our own build, the innermost first: `room-BX12ab_9.js:1:2345`. */
  readonly frames: readonly string[];
  /** The pattern of the address, such as `/product/$productId`; never an address. */
  readonly route: string;
  readonly browser: Browser;
  readonly isOffline: boolean;
  /** How often, since it was told last. */
  readonly count: number;
}

/** What all devices have told of one error in one release. */
export interface ClientError extends Pick<
  ErrorReport,
  'release' | 'source' | 'name' | 'cause' | 'frames' | 'count'
> {
  readonly id: string;
  /** The same in every release. */
  readonly fingerprint: string;
  readonly routes: readonly string[];
  readonly browsers: readonly Browser[];
  /** How many of them without a network. */
  readonly offline: number;
  readonly firstAt: Millis;
  readonly lastAt: Millis;
}

/** When the built commit was made, in UTC, and which it was: `20261123043219-4c0f2d5`; sorts by age. */
export const isRelease = (text: string): boolean => /^\d{14}-[0-9a-f]{7}$/.test(text);

/** Whether a release can have been built by then: its committer's clock may be some hours ahead. */
export const isReleasedBy = (release: string, now: number): boolean =>
  release.slice(0, 14) <= new Date(now + DAY_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** A file of the build, line and column. */
export const isFrame = (text: string): boolean =>
  text.length <= ERROR_LIMITS.frameChars && /^[\w$.-]+\.js:\d{1,7}:\d{1,7}$/.test(text);

/** Segments of letters, or a parameter by its name: an id or an address does not pass. */
export const isRoutePattern = (text: string): boolean =>
  text.length <= ERROR_LIMITS.routeChars && /^(?:\/|(?:\/\$?[A-Za-z_-]{1,24})+\/?)$/.test(text);

/** The build's hash of a file, with the dash before it. */
const HASH_CHARS = 9;

/**
 * What makes two reports one error: the same in every release, so without the hashes of files, lines and
 * columns, which a build moves.
 */
export function fingerprintOf({
  source,
  name,
  cause,
  frames,
}: Pick<ErrorReport, 'source' | 'name' | 'cause' | 'frames'>): string {
  const files = frames.map((frame) => frame.slice(0, frame.indexOf('.js:')).slice(0, -HASH_CHARS));
  const places = files.filter((file, at) => file !== files[at - 1]);
  return [source, name, cause, ...places].join(' ');
}
