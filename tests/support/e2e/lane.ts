import { FAULT_PORTS, testAppPort } from '#scripts/lib/ports.mjs';

/**
 * Journeys that run side by side have an address of their own each, and by it a network and a build of their
 * own.
 */
export const LANE = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** The app as this journey sees it. */
export const APP = `http://localhost:${testAppPort(LANE)}`;

/** Where the fault proxy takes its orders. */
export const FAULT_CONTROL = `http://127.0.0.1:${FAULT_PORTS.control}`;

let made = 0;

/** A word that no other journey makes, beside this one or after it. */
export function unique(name: string): string {
  made += 1;
  return `${name}${Date.now().toString(36)}x${LANE}x${made}`;
}

/** That of the browsers, which is a phone's in Korea unless something else is tried (`npm run hours`). */
export const ZONE = process.env['JOURNEYS_ZONE'] ?? 'Asia/Seoul';
