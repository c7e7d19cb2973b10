/** Looks at, and fills, the emulator as its owner. */
export function emulatorServer(port) {
  const root = 'projects/demo-geumnaru/databases/(default)/documents';
  const base = `http://127.0.0.1:${port}/v1/${root}`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  /**
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>} as it came
   */
  const call = async (path, body) => {
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    async put(path, fields) {
      await call(':commit', { writes: [{ update: { name: `${root}/${path}`, fields } }] });
    },
    /** The messages of a chat in the order that a reader sees, and the other side's counter. */
    async chat(path, seller) {
      const document = await call(`/${path}`);
      const rows = await call(`/${path}:runQuery`, {
        structuredQuery: {
          from: [{ collectionId: 'messages' }],
          orderBy: [{ field: { fieldPath: 'timestamp' } }],
        },
      });
      const messages = (rows ?? []).flatMap(({ document: found }) =>
        found === undefined
          ? []
          : [
              {
                text: found.fields.text?.stringValue ?? '',
                at: found.fields.timestamp?.timestampValue ?? '',
                seq: Number(found.fields.seq?.integerValue ?? 0),
              },
            ],
      );
      messages.sort((a, b) => a.at.localeCompare(b.at) || a.seq - b.seq);
      const unread = document?.fields?.unreadCount?.mapValue?.fields?.[seller]?.integerValue;
      return { texts: messages.map(({ text }) => text), unread: Number(unread ?? 0) };
    },
    async fillChat(path, count) {
      for (let start = 0; start < count; start += 500) {
        const writes = Array.from({ length: Math.min(500, count - start) }, (_, offset) => {
          const index = start + offset;
          return {
            update: {
              name: `${root}/${path}/messages/m${String(index).padStart(8, '0')}`,
              fields: {
                sender: { stringValue: 'bencher' },
                text: { stringValue: `${index}번째 메시지입니다. 오늘 시세로 가능할까요?` },
                timestamp: { timestampValue: new Date(1_700_000_000_000 + index * 1000).toISOString() },
              },
            },
          };
        });
        await call(':commit', { writes });
      }
    },
  };
}
