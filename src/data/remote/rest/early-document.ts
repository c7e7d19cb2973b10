import { remoteConfig } from '../config.ts';
import { READ_DEADLINE_MS } from '../read-code.ts';
import { documentAddress } from './document-address.ts';
import { readAddress } from './endpoints.ts';

interface EarlyAnswer {
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

const underWay = new Map<string, EarlyAnswer>();

/**
 * Asks for a public document before the code that reads it has arrived; whoever reads it next takes the
 * answer over. For a device on which nothing can be yet: elsewhere the disk is asked first. Whoever wants to
 * look at the answer without taking it clones it.
 */
export function askEarly(path: string): Promise<Response> {
  const response = fetch(documentAddress(readAddress(remoteConfig), `/${path}`), {
    cache: 'no-store',
    signal: AbortSignal.timeout(READ_DEADLINE_MS),
  });
  // Its failure is the reader's, and nobody's when nobody comes.
  response.catch(() => undefined);
  underWay.set(path, { askedAt: performance.now(), response });
  return response;
}

/** The answer that is on its way, once; an old one tells nobody anything. */
export function takeEarly(path: string): Promise<Response> | null {
  const early = underWay.get(path);
  underWay.delete(path);
  return early && performance.now() - early.askedAt < READ_DEADLINE_MS ? early.response : null;
}
