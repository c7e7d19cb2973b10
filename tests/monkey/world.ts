import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { commit, removed, root, SELLER } from '#tests/support/e2e/conversation.ts';
import { setAdmin } from '#tests/support/e2e/people.ts';
import { said } from '#tests/support/e2e/seller-says.ts';
import type { SeededRandom } from '#tests/support/seeded-random.ts';

const STATUSES = ['selling', 'reserved', 'sold', 'hidden'] as const;
const PRICES = [10_000, 1_650_000, 98_000_000] as const;

type Deed = () => Promise<string>;

/** What others do meanwhile, to what stands on the screen: they sell, hide, delete, answer, take a right away. */
export class World {
  readonly #uid: string | null;
  readonly #random: SeededRandom;
  #isAdmin: boolean;

  /** @param person A demo person; `null` for a visitor. */
  constructor(person: string | null, random: SeededRandom) {
    this.#uid = person === null ? null : `demo-${person}`;
    this.#isAdmin = person === 'admin';
    this.#random = random;
  }

  /** Somebody does something to the screen at this address; says what. */
  async turn(address: string): Promise<string> {
    const [place, id = ''] = new URL(address).pathname.split('/').slice(1);
    const deeds: Deed[] = [];
    if (place === 'product' && id !== '') deeds.push(...this.#toListing(id));
    if (place === 'board' && /^[\w-]{3,}$/.test(id) && id !== 'new') deeds.push(() => this.#toPost(id));
    if (place === 'chat' && id.split('_').length === 3) deeds.push(...this.#toRoom(id));
    if (this.#uid === 'demo-admin') deeds.push(() => this.#turnAdmin());
    const deed = deeds[this.#random.below(deeds.length)];
    return deed ? deed() : 'nobody does anything';
  }

  /** Gives back what whoever walks next needs. */
  async end(): Promise<void> {
    if (this.#uid === 'demo-admin') await setAdmin(this.#uid, true);
  }

  #toListing(id: string): readonly Deed[] {
    const status = this.#random.pick(STATUSES);
    const price = this.#random.pick(PRICES);
    return [
      () => changed(`products/${id}`, { status }, `the listing is ${status}`),
      () => changed(`products/${id}`, { price }, `the listing costs ${price}`),
      async () => {
        await removed(`products/${id}`);
        return 'the listing is deleted';
      },
    ];
  }

  #toRoom(id: string): readonly Deed[] {
    const [productId = '', ...people] = id.split('_');
    const other = people.find((uid) => uid !== this.#uid);
    const buyer = people.find((uid) => uid !== SELLER);
    if (other === undefined || buyer === undefined || !people.includes(SELLER)) {
      return this.#toListing(productId);
    }
    const talk = { buyer, productId, chatId: id, path: `/chat/${id}` };
    const says: Deed = async () => {
      await said(talk, { sender: other, content: { kind: 'text', text: '네, 그렇게 하시죠' } });
      return 'the other side answers';
    };
    return [says, says, ...this.#toListing(productId)];
  }

  async #toPost(id: string): Promise<string> {
    if (this.#random.chance(1 / 2)) {
      return changed(`posts/${id}`, { title: '고친 제목' }, 'the post is changed');
    }
    await removed(`posts/${id}`);
    return 'the post is deleted';
  }

  async #turnAdmin(): Promise<string> {
    this.#isAdmin = !this.#isAdmin;
    await setAdmin('demo-admin', this.#isAdmin);
    return `the admin claim is ${this.#isAdmin ? 'given back' : 'taken away'}`;
  }
}

/** Changes some fields of a document that is there, past the rules. */
async function changed(path: string, fields: Record<string, string | number>, says: string): Promise<string> {
  await commit([
    {
      update: { name: `${root}/${path}`, fields: encodeFields(fields) },
      updateMask: { fieldPaths: Object.keys(fields) },
      currentDocument: { exists: true },
    },
  ]);
  return says;
}
