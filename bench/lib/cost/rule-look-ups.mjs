/**
 * The documents that `firestore.rules` looks up for a write, each charged as a read, once for a request
 * however often the rules name it. Written by hand beside the rules; `rule-look-ups.test.ts` holds the rules'
 * own look-ups against `KNOWN`. Every branch that may be taken is charged.
 */
export function lookUpsOf({ verb, path, url, asked, uid }) {
  if (verb === 'commit') {
    const writes = JSON.parse(asked).writes ?? [];
    return [...new Set(writes.flatMap((write) => ofWrite(write, uid)))];
  }
  if (verb === 'POST' && url.includes('documentId=')) {
    const place = `${below(path)}/${new URL(url, 'http://any').searchParams.get('documentId')}`;
    return [...new Set(ofPath(place, { kind: 'create', fields: {}, uid }))];
  }
  if (verb === 'PATCH') return ofPath(below(path), { kind: 'write', fields: {}, uid });
  return [];
}

/** How often `firestore.rules` looks up a document below each of these collections. */
export const KNOWN = {
  formerMembers: 1,
  formerAdmins: 1,
  quotas: 1,
  chats: 5,
  products: 4,
  blocks: 1,
  profiles: 1,
  posts: 5,
  retiredProducts: 1,
  retiredPosts: 1,
  orders: 1,
  goldExchanges: 1,
  reviews: 1,
  wishes: 1,
};

function ofWrite(write, uid) {
  const name = write.delete ?? write.update?.name ?? '';
  const kind = write.delete ? 'delete' : write.currentDocument?.exists === false ? 'create' : 'write';
  return ofPath(below(name), {
    kind,
    fields: write.update?.fields ?? {},
    mask: write.updateMask?.fieldPaths,
    uid,
  });
}

const below = (name) => name.slice(name.indexOf('/documents') + '/documents'.length).replace(/^\//, '');

function ofPath(path, { kind, fields, mask = [], uid }) {
  const [collection, id, part, child] = path.split('/');
  const left = `formerMembers/${uid}`;
  const counted = (name) => `quotas/${uid}/kinds/${name}`;
  switch (collection) {
    case 'quotas':
      return child === 'messages' || child === 'chats' ? [] : [left];
    case 'chats': {
      if (part === 'messages') {
        if (kind !== 'create') return [];
        const answered = child.endsWith('-a') ? [`chats/${id}/messages/${child.slice(0, -2)}`] : [];
        return [`chats/${id}`, counted('messages'), ...answered];
      }
      const batch = (fields.lastBatch?.arrayValue?.values ?? []).map(
        ({ stringValue }) => `chats/${id}/messages/${stringValue}`,
      );
      if (batch.length === 0) return [];
      const parts = id.split('_');
      const other = parts.at(-1) === uid ? parts.at(-2) : parts.at(-1);
      const opened = kind === 'create' ? [`products/${parts.slice(0, -2).join('_')}`, counted('chats')] : [];
      return [...batch, `blocks/${other}/items/${uid}`, ...opened];
    }
    case 'products':
      if (part === 'views') return [left, `products/${id}`];
      return kind === 'create' ? [left, `retiredProducts/${id}`, counted('listings')] : [left];
    case 'favorites':
      return kind === 'delete' ? [left] : [left, counted('favorites')];
    case 'posts':
      if (part === 'comments') {
        const above = fields.parentId?.stringValue;
        return [
          left,
          `posts/${id}`,
          counted('comments'),
          ...(above ? [`posts/${id}/comments/${above}`] : []),
        ];
      }
      if (part === 'likes') {
        const witness = `wishes/${uid}/items/like_${id}`;
        return kind === 'delete' ? [left] : [left, `posts/${id}`, counted('likes'), witness];
      }
      return kind === 'create' ? [left, `retiredPosts/${id}`, counted('posts')] : [left];
    case 'reports':
      return [left, `${id} is there`, counted('reports')];
    case 'reviews':
      return [left, `orders/${fields.orderId?.stringValue}`];
    case 'notifications':
      return [];
    case 'users':
    case 'signUps':
    case 'consents':
    case 'blocks':
    case 'wishes':
    case 'goldExchanges':
      return [left];
    default:
      throw new Error(`nobody has reckoned what the rules look up for ${path} (${kind}, ${mask.join()})`);
  }
}
