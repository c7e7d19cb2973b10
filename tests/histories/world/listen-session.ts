import type { FoundDocument, Question } from './document-query.ts';
import { pathOfName } from './document-store.ts';
import { timeText, type Value } from './rest-values.ts';
import type { SimulatedServer } from './server.ts';
import type { VirtualTime } from './virtual-time.ts';
import type { Session, Speaker } from './write-session.ts';

interface FieldFilter {
  readonly field: { readonly fieldPath: string };
  readonly op: string;
  readonly value: Value;
}

interface Target {
  readonly targetId: number;
  readonly query?: {
    readonly parent: string;
    readonly structuredQuery: {
      readonly from: readonly [{ readonly collectionId: string }];
      readonly where?: { readonly fieldFilter: FieldFilter };
    };
  };
  readonly documents?: { readonly documents: readonly string[] };
  readonly resumeToken?: string;
}

interface ListenRequest {
  readonly addTarget?: Target;
  readonly removeTarget?: number;
}

interface Watched {
  readonly question: Question;
  /** The documents that were asked for by name, or `null`. */
  readonly names: readonly string[] | null;
  /** The time of each document as the client has it. */
  readonly known: Map<string, number>;
  /** What the client says that it has seen. */
  readonly since: number;
  isNew: boolean;
  readonly stop: () => void;
}

const ROOT = 'projects/histories/databases/(default)/documents';
/** The time of a store in which nothing has been written; none at all would be no time. */
const EARLIEST = 1_000_000;

/**
 * Firestore's Listen stream: what has changed in each target, then the moment of which all of that is. A document
 * never leaves a target here, since nothing is deleted.
 */
export class ListenSession implements Session {
  readonly #server: SimulatedServer;
  readonly #time: VirtualTime;
  readonly #uid: string;
  readonly #speaker: Speaker;
  readonly #targets = new Map<number, Watched>();
  #isStale = false;

  constructor(server: SimulatedServer, time: VirtualTime, uid: string, speaker: Speaker) {
    this.#server = server;
    this.#time = time;
    this.#uid = uid;
    this.#speaker = speaker;
  }

  receive(message: string): void {
    const { addTarget, removeTarget }: ListenRequest = JSON.parse(message);
    if (removeTarget !== undefined) {
      this.#forget(removeTarget);
      this.#speaker.tell(changeOf('REMOVE', [removeTarget]));
    }
    if (addTarget) this.#add(addTarget);
  }

  end(): void {
    for (const targetId of this.#targets.keys()) this.#forget(targetId);
  }

  #add(target: Target): void {
    const { targetId, resumeToken } = target;
    const question = questionOf(target);
    if (this.#server.ask(this.#uid, question) === null) {
      const cause = { code: 7, message: 'Missing or insufficient permissions.' };
      this.#speaker.tell({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } });
      return;
    }
    this.#targets.set(targetId, {
      question,
      names: target.documents?.documents.map(pathOfName) ?? null,
      known: new Map(),
      since: resumeToken === undefined ? 0 : Number(atob(resumeToken)),
      isNew: true,
      stop: this.#server.listen(question, () => this.#changed()),
    });
    this.#speaker.tell(changeOf('ADD', [targetId]));
    this.#changed();
  }

  #forget(targetId: number): void {
    this.#targets.get(targetId)?.stop();
    this.#targets.delete(targetId);
  }

  /** A commit that concerns several targets is told of at once. */
  #changed(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    this.#time.after(0, () => {
      this.#isStale = false;
      this.#tellAll();
    });
  }

  #tellAll(): void {
    if (this.#targets.size === 0) return;
    const readAt = Math.max(EARLIEST, this.#server.store.time);
    const moment = { resumeToken: btoa(String(readAt)), readTime: timeText(readAt) };
    for (const [targetId, target] of this.#targets) {
      this.#tellTarget(targetId, target, moment);
      if (target.isNew) this.#speaker.tell(changeOf('CURRENT', [targetId], moment));
      target.isNew = false;
    }
    this.#speaker.tell(changeOf('NO_CHANGE', [], moment));
  }

  #tellTarget(targetId: number, { question, names, known, since }: Watched, moment: Moment): void {
    const found = this.#server.ask(this.#uid, question) ?? [];
    const asked = found.filter(({ path }) => names === null || names.includes(path));
    for (const document of asked) {
      const { path, updateTime } = document;
      if (updateTime <= Math.max(since, known.get(path) ?? 0)) continue;
      known.set(path, updateTime);
      this.#speaker.tell({ documentChange: { document: documentOf(document), targetIds: [targetId] } });
    }
    for (const name of names ?? []) {
      if (asked.some(({ path }) => path === name) || known.has(name)) continue;
      known.set(name, 0);
      const document = `${ROOT}/${name}`;
      this.#speaker.tell({
        documentDelete: { document, readTime: moment.readTime, removedTargetIds: [targetId] },
      });
    }
  }
}

interface Moment {
  readonly resumeToken: string;
  readonly readTime: string;
}

const changeOf = (targetChangeType: string, targetIds: readonly number[], moment?: Moment): object => ({
  targetChange: { targetChangeType, targetIds, ...moment },
});

const documentOf = ({ path, fields, createTime, updateTime }: FoundDocument): object => ({
  name: `${ROOT}/${path}`,
  fields,
  createTime: timeText(createTime),
  updateTime: timeText(updateTime),
});

function questionOf({ query, documents }: Target): Question {
  const [name = ''] = documents?.documents ?? [];
  const ofNames = pathOfName(name).split('/').slice(0, -1).join('/');
  const [from] = query?.structuredQuery.from ?? [];
  const parent = query && query.parent !== ROOT ? `${pathOfName(query.parent)}/` : '';
  const filter = query?.structuredQuery.where?.fieldFilter;
  return {
    collection: from ? `${parent}${from.collectionId}` : ofNames,
    filters: filter ? [{ field: filter.field.fieldPath, op: filter.op, value: filter.value }] : [],
    order: [],
    limit: Infinity,
    keep: 'first',
  };
}
