import {
  likeOfWish,
  logOfExchange,
  messagesOfRoom,
  takeoutDocuments,
  takeoutLists,
  takeoutPage,
  type TakeoutList,
} from '#data/remote/takeout-queries.ts';
import type { ReadDocument } from '#data/remote/rest/document-reader.ts';
import type { QueryDescription } from '#data/remote/query-description.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import type { UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  nothingTaken,
  plainFields,
  type Taken,
  type TakenDocument,
  type TakeoutPart,
} from '#domain/takeout/takeout.ts';

/** What reads as the person whose data it is. */
export interface TakeoutReader {
  get(path: string, as: UserId): Promise<Result<ReadDocument, ReadCode>>;
  query(
    description: QueryDescription,
    as: UserId,
  ): Promise<Result<readonly ReadDocument[], 'offline' | 'denied'>>;
}

export interface TakeoutProgress {
  readonly part: TakeoutPart;
  readonly documents: number;
}

type Job =
  | { readonly kind: 'one'; readonly part: TakeoutPart; readonly path: string }
  | { readonly kind: 'list'; readonly list: TakeoutList; readonly after: string | null };

export interface TakeoutWork {
  /**
   * Goes on where it stands, page by page, and gives everything; `offline` and `denied` stop it where it is.
   * Throws where the server cannot answer, and with the signal's reason when it is stopped.
   */
  run(onProgress: (progress: TakeoutProgress) => void, signal: AbortSignal): Promise<Result<Taken, ReadCode>>;
}

/** Collects what belongs to a person from the server, by that person's own rights and nobody else's. */
export function collectTakeout(uid: UserId, reader: TakeoutReader): TakeoutWork {
  const taken = nothingTaken();
  const seen = new Set<string>();
  const jobs: Job[] = [
    ...takeoutDocuments(uid).map(([part, path]): Job => ({ kind: 'one', part, path })),
    ...takeoutLists(uid).map((list): Job => ({ kind: 'list', list, after: null })),
  ];

  const keep = (part: TakeoutPart, documents: readonly ReadDocument[]) => {
    // Whoever has bought of themselves would have an order twice.
    const fresh = documents.filter(({ path }) => !seen.has(path));
    for (const { path } of fresh) seen.add(path);
    taken[part] = [...taken[part], ...fresh.map(documentOf)];
  };

  async function read(job: Job): Promise<Result<readonly Job[], ReadCode>> {
    if (job.kind === 'one') {
      const found = await reader.get(job.path, uid);
      if (found.ok) keep(job.part, [found.value]);
      // Not everybody has one of each.
      return found.ok || found.code === 'gone' ? ok([]) : found;
    }
    const { list, after } = job;
    const page = await reader.query(takeoutPage(list, after), uid);
    if (!page.ok) return page;
    const isOfWishes = list.part === 'likes';
    if (!isOfWishes) keep(list.part, page.value);
    const last = page.value.at(-1);
    const isWhole = last === undefined || page.value.length < list.pageSize;
    const below = page.value.flatMap(({ id }): readonly Job[] =>
      isOfWishes ? [{ kind: 'one', part: 'likes', path: likeOfWish(uid, id) }] : listsBelow(list.part, id),
    );
    return ok([
      ...below,
      ...(isWhole ? [] : [{ kind: 'list', list, after: list.isGroup ? last.path : last.id } as const]),
    ]);
  }

  return {
    async run(onProgress, signal) {
      for (let [job] = jobs; job !== undefined; [job] = jobs) {
        signal.throwIfAborted();
        onProgress({ part: job.kind === 'one' ? job.part : job.list.part, documents: seen.size });
        const next = await read(job);
        signal.throwIfAborted();
        if (!next.ok) return err(next.code);
        jobs.splice(0, 1, ...next.value);
      }
      return ok(taken);
    },
  };
}

function listsBelow(part: TakeoutPart, id: string): readonly Job[] {
  const whole = (list: TakeoutList): Job => ({ kind: 'list', list, after: null });
  if (part === 'chats') return [whole(messagesOfRoom(id))];
  return part === 'exchanges' ? [whole(logOfExchange(id))] : [];
}

const documentOf = ({ path, data }: ReadDocument): TakenDocument => ({ path, data: plainFields(data) });
