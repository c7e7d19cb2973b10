import { parsePostId, parseProductId, parseUserId } from '#domain/ids.ts';
import { catalogue, type CatalogueDatabase } from './catalogue-database.ts';
import { cursorKeys } from './cursor-keys.ts';

/**
 * A notice tells of something that the server knows and this device does not: what it leads to counts as
 * never asked for, however lately that was, so that whoever looks at it next gets the server's answer. Gives
 * whether the links of some notices lead to anything of the kind.
 */
export async function askAnewAbout(
  links: readonly string[],
  from: CatalogueDatabase = catalogue,
): Promise<boolean> {
  const cursors = links.flatMap(cursorsOf);
  if (cursors.length > 0) await from.cursors.bulkDelete(cursors);
  return cursors.length > 0;
}

function cursorsOf(link: string): string[] {
  const [page, name] = (link.split(/[?#]/)[0] ?? '').split('/').slice(1);
  switch (page) {
    case 'board': {
      const id = parsePostId(name);
      return id ? [cursorKeys.post(id)] : [];
    }
    case 'product': {
      const id = parseProductId(name);
      return id ? [cursorKeys.product(id)] : [];
    }
    case 'transactionReviews': {
      const uid = parseUserId(name);
      return uid ? [cursorKeys.reviews(uid), cursorKeys.profile(uid)] : [];
    }
    default:
      return [];
  }
}
