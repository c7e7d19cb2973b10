import type { NoShowFailure } from '#data/remote/no-show-calls.ts';
import type { NoShowWish } from '#documents/calls/no-show.ts';
import { err, type Result } from '#domain/result.ts';
import { oneFlight } from '#session/one-flight.ts';
import { sessionStore } from '#session/session-store.ts';

const flight = oneFlight<Result<null, NoShowFailure>>();

/** Tells that the other side of an appointment did not come; asked twice at once it is one call. */
export const tellNoShow = (wish: NoShowWish): Promise<Result<null, NoShowFailure>> =>
  flight(JSON.stringify(wish), () => tell(wish));

async function tell(wish: NoShowWish): Promise<Result<null, NoShowFailure>> {
  try {
    await sessionStore.confirm();
    const { tellNoShowOnServer } = await import('#data/remote/no-show-calls.ts');
    return await tellNoShowOnServer(wish);
  } catch (error) {
    console.error('a missed appointment was not told of', error);
    return err('failed');
  }
}
