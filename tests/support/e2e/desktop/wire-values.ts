/**
 * What D-Bus types come to here: numbers, texts, truths, lists (structs and arrays), dictionaries as lists of
 * pairs.
 */
export type WireValue = number | bigint | string | boolean | readonly WireValue[];

/** By the first letter of a type; one byte for what is not here. */
const ALIGNMENT: Readonly<Record<string, number>> = {
  n: 2,
  q: 2,
  b: 4,
  i: 4,
  u: 4,
  h: 4,
  s: 4,
  o: 4,
  a: 4,
  x: 8,
  t: 8,
  d: 8,
  '(': 8,
  '{': 8,
};

export const aligned = (offset: number, to: number): number => Math.ceil(offset / to) * to;

/**
 * Reads little-endian values one after another; offsets count from the start of the message, as the alignment
 * does.
 */
export class WireReader {
  readonly #bytes: Buffer;
  #offset: number;

  constructor(bytes: Buffer, offset: number) {
    this.#bytes = bytes;
    this.#offset = offset;
  }

  readAll(signature: string): WireValue[] {
    return typesOf(signature).map((type) => this.read(type));
  }

  read(type: string): WireValue {
    const kind = type.charAt(0);
    this.#offset = aligned(this.#offset, ALIGNMENT[kind] ?? 1);
    switch (kind) {
      case 'y':
        return this.#bytes.readUInt8(this.#advance(1));
      case 'b':
        return this.#bytes.readUInt32LE(this.#advance(4)) === 1;
      case 'n':
        return this.#bytes.readInt16LE(this.#advance(2));
      case 'q':
        return this.#bytes.readUInt16LE(this.#advance(2));
      case 'i':
        return this.#bytes.readInt32LE(this.#advance(4));
      case 'u':
      case 'h':
        return this.#bytes.readUInt32LE(this.#advance(4));
      case 'x':
        return this.#bytes.readBigInt64LE(this.#advance(8));
      case 't':
        return this.#bytes.readBigUInt64LE(this.#advance(8));
      case 'd':
        return this.#bytes.readDoubleLE(this.#advance(8));
      case 's':
      case 'o':
        return this.#text(this.#bytes.readUInt32LE(this.#advance(4)));
      case 'g':
        return this.#text(this.#bytes.readUInt8(this.#advance(1)));
      case 'v':
        return this.read(String(this.read('g')));
      case 'a':
        return this.#list(type.slice(1));
      default:
        return this.readAll(type.slice(1, -1));
    }
  }

  #list(type: string): WireValue[] {
    const length = this.#bytes.readUInt32LE(this.#advance(4));
    this.#offset = aligned(this.#offset, ALIGNMENT[type.charAt(0)] ?? 1);
    const end = this.#offset + length;
    const values: WireValue[] = [];
    while (this.#offset < end) values.push(this.read(type));
    return values;
  }

  #text(length: number): string {
    // A zero follows every text.
    const start = this.#advance(length + 1);
    return this.#bytes.toString('utf8', start, start + length);
  }

  #advance(size: number): number {
    const start = this.#offset;
    this.#offset += size;
    return start;
  }
}

/** The whole types that a signature is made of: `sa{sv}i` is `s`, `a{sv}` and `i`. */
function typesOf(signature: string): string[] {
  const types: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < signature.length; index += 1) {
    const letter = signature.charAt(index);
    if (letter === '(' || letter === '{') depth += 1;
    if (letter === ')' || letter === '}') depth -= 1;
    if (depth > 0 || letter === 'a') continue;
    types.push(signature.slice(start, index + 1));
    start = index + 1;
  }
  return types;
}

/** Writes what a small bus has to say: texts, whole numbers, truths and lists of texts. */
export class WireWriter {
  #bytes = Buffer.alloc(0);

  get length(): number {
    return this.#bytes.length;
  }

  bytes(): Buffer {
    return this.#bytes;
  }

  pad(to: number): this {
    return this.raw(Buffer.alloc(aligned(this.length, to) - this.length));
  }

  raw(bytes: Buffer): this {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    return this;
  }

  byte(value: number): this {
    return this.raw(Buffer.from([value]));
  }

  number(value: number): this {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return this.pad(4).raw(bytes);
  }

  text(value: string): this {
    return this.number(Buffer.byteLength(value)).raw(Buffer.from(`${value}\0`));
  }

  signature(value: string): this {
    return this.byte(value.length).raw(Buffer.from(`${value}\0`));
  }

  value(value: WireValue): this {
    if (typeof value === 'string') return this.text(value);
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'boolean') return this.number(value ? 1 : 0);
    if (typeof value === 'bigint') throw new Error('this bus has no long numbers to say');
    const list = new WireWriter();
    for (const entry of value) list.value(entry);
    return this.number(list.length).raw(list.bytes());
  }
}
