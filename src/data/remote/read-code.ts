import type { ServerFailure } from '#domain/server/server-failure.ts';

/**
 * `offline` is every answer that is not the server's; `denied` and `gone` are its own word about a document.
 */
export type ReadCode = Extract<ServerFailure, 'offline' | 'denied' | 'gone'>;

/** Why a page of what was found has not come; `other_question`: its cursor belongs to another question. */
export type FoundPageCode = Exclude<ReadCode, 'gone'> | 'other_question';

/** Every read ends by then, whatever the network does; an answer that comes later is dropped. */
export const READ_DEADLINE_MS = 15_000;
