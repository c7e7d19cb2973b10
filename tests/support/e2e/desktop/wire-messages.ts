import { aligned, WireReader, WireWriter, type WireValue } from './wire-values.ts';

/** A D-Bus message, as much of it as a small bus needs. */
export interface WireMessage {
  readonly kind: 'call' | 'return' | 'error' | 'signal';
  readonly serial: number;
  readonly path?: string;
  readonly interface?: string;
  readonly member?: string;
  readonly error?: string;
  readonly replyTo?: number;
  readonly destination?: string;
  readonly sender?: string;
  readonly signature?: string;
  readonly body: readonly WireValue[];
}

const KINDS = ['call', 'return', 'error', 'signal'] as const;
/** Kind, flags, version, lengths and serial, and the length of the field list. */
const FIXED_BYTES = 16;

const FIELDS = [
  { code: 1, type: 'o', name: 'path' },
  { code: 2, type: 's', name: 'interface' },
  { code: 3, type: 's', name: 'member' },
  { code: 4, type: 's', name: 'error' },
  { code: 5, type: 'u', name: 'replyTo' },
  { code: 6, type: 's', name: 'destination' },
  { code: 7, type: 's', name: 'sender' },
  { code: 8, type: 'g', name: 'signature' },
] as const;

/** The first message of what has arrived and the bytes after it; null while it is not whole. */
export function takeMessage(bytes: Buffer): { message: WireMessage; rest: Buffer } | null {
  if (bytes.length < FIXED_BYTES) return null;
  const bodyStart = aligned(FIXED_BYTES + bytes.readUInt32LE(12), 8);
  const end = bodyStart + bytes.readUInt32LE(4);
  if (bytes.length < end) return null;
  const fields = new WireReader(bytes, 12).read('a(yv)');
  const named: Record<string, WireValue> = {};
  for (const entry of Array.isArray(fields) ? fields : []) {
    const [code, value] = Array.isArray(entry) ? entry : [];
    const field = FIELDS.find((known) => known.code === code);
    if (field && value !== undefined) named[field.name] = value;
  }
  const signature = String(named['signature'] ?? '');
  const message = {
    ...named,
    kind: KINDS[bytes.readUInt8(1) - 1] ?? 'error',
    serial: bytes.readUInt32LE(8),
    body: new WireReader(bytes, bodyStart).readAll(signature),
  };
  return { message, rest: bytes.subarray(end) };
}

export function messageBytes(message: WireMessage): Buffer {
  const body = new WireWriter();
  for (const value of message.body) body.value(value);
  const fields = new WireWriter();
  for (const { code, type, name } of FIELDS) {
    const value = message[name];
    if (value === undefined) continue;
    fields.pad(8).byte(code).signature(type);
    if (type === 'g') fields.signature(String(value));
    else fields.value(value);
  }
  return new WireWriter()
    .raw(Buffer.from(['l'.charCodeAt(0), KINDS.indexOf(message.kind) + 1, 0, 1]))
    .number(body.length)
    .number(message.serial)
    .number(fields.length)
    .raw(fields.bytes())
    .pad(8)
    .raw(body.bytes())
    .bytes();
}
