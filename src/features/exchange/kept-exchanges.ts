import type { OwnExchanges } from '#data/local/queries/exchange-queries.ts';
import { keptAnswer } from '#session/kept-answer.ts';

/** One's own exchanges, as the form and the list of them read them. */
export const keptExchanges = keptAnswer<OwnExchanges | null>();
