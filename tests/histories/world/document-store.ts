import {
  isSame,
  listOf,
  numberOf,
  stepsOf,
  timeText,
  timeValue,
  valueAt,
  withValue,
  type Fields,
  type Value,
} from './rest-values.ts';

export interface StoredDocument {
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
}

export interface Transform {
  readonly fieldPath: string;
  readonly setToServerValue?: 'REQUEST_TIME';
  readonly increment?: Value;
  readonly appendMissingElements?: { readonly values: readonly Value[] };
}

export interface Write {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly delete?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly Transform[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

export type CommitCode = 'ALREADY_EXISTS' | 'NOT_FOUND' | 'FAILED_PRECONDITION';

export interface WriteResult {
  readonly updateTime: string;
  readonly transformResults?: readonly Value[];
}

/** Documents by path, with Firestore's commits: all the writes or none, against their preconditions. */
export class DocumentStore {
  readonly documents = new Map<string, StoredDocument>();
  #clock = 0;

  /** Of the latest commit, in microseconds. */
  get time(): number {
    return this.#clock;
  }

  /** `requestTime` is when the request came in, `now` when it is carried out; both in microseconds. */
  commit(
    writes: readonly Write[],
    requestTime: number,
    now: number,
  ): { readonly code: CommitCode } | { readonly results: readonly WriteResult[] } {
    for (const write of writes) {
      const code = this.#refusalOf(write);
      if (code) return { code };
    }
    this.#clock = Math.max(this.#clock + 1, now);
    return { results: writes.map((write) => this.#apply(write, requestTime, this.#clock)) };
  }

  #refusalOf(write: Write): CommitCode | null {
    const known = this.documents.get(pathOf(write));
    const { exists, updateTime } = write.currentDocument ?? {};
    if (exists === false && known) return 'ALREADY_EXISTS';
    if (exists === true && !known) return 'NOT_FOUND';
    if (updateTime === undefined) return null;
    return known && timeText(known.updateTime) === updateTime ? null : 'FAILED_PRECONDITION';
  }

  #apply(write: Write, requestTime: number, now: number): WriteResult {
    const path = pathOf(write);
    if (write.delete !== undefined) {
      this.documents.delete(path);
      return { updateTime: timeText(now) };
    }
    const known = this.documents.get(path);
    const given = write.update?.fields ?? {};
    const mask = write.updateMask?.fieldPaths;
    let fields = mask === undefined ? given : (known?.fields ?? {});
    for (const fieldPath of mask ?? []) {
      fields = withValue(fields, stepsOf(fieldPath), valueAt(given, stepsOf(fieldPath)));
    }
    const transformResults: Value[] = [];
    for (const transform of write.updateTransforms ?? []) {
      const steps = stepsOf(transform.fieldPath);
      const value = transformed(transform, valueAt(fields, steps), requestTime);
      transformResults.push(value);
      fields = withValue(fields, steps, value);
    }
    const isUnchanged =
      known !== undefined && isSame({ mapValue: { fields: known.fields } }, { mapValue: { fields } });
    const updateTime = isUnchanged ? known.updateTime : now;
    this.documents.set(path, { fields, createTime: known?.createTime ?? now, updateTime });
    return { updateTime: timeText(updateTime), transformResults };
  }
}

function transformed(transform: Transform, before: Value | undefined, requestTime: number): Value {
  if (transform.increment) {
    return { integerValue: String(numberOf(before) + numberOf(transform.increment)) };
  }
  if (transform.appendMissingElements) {
    const held = listOf(before);
    const missing = transform.appendMissingElements.values.filter(
      (value) => !held.some((own) => isSame(own, value)),
    );
    return { arrayValue: { values: [...held, ...missing] } };
  }
  return timeValue(requestTime);
}

/** From the root on. */
export const pathOf = (write: Write): string => pathOfName(write.update?.name ?? write.delete ?? '');
export const pathOfName = (name: string): string => name.replace(/^.*\/documents\//, '');
