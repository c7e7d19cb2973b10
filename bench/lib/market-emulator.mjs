import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEMO_PROJECT } from '../../scripts/lib/environment.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { plainValue } from './plain-value.mjs';

const ROOT = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
/** Documents of one commit, and commits at once. */
const BATCH = 400;
const AT_ONCE = 2;

/** Fills an emulator past the rules and without functions, and tells `index` of every card. */
export function marketEmulator({ port, index, data: { listingOf, documentsOf } }) {
  const origin = `http://127.0.0.1:${port}`;

  /** Made as it is written: the cards of 100,000 listings are more than this process should hold. */
  async function write(count, listingAt) {
    let made = 0;
    const next = () => {
      const documents = [];
      for (; documents.length < BATCH && made < count; made += 1) {
        documents.push(...documentsOf(listingAt(made)));
      }
      return documents;
    };
    const work = async () => {
      for (let batch = next(); batch.length > 0; batch = next()) {
        for (const [path, fields] of batch) {
          const [collection, id] = path.split('/');
          if (collection === 'listingCards') index.put(id, fields);
        }
        await commit(batch);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async function commit(documents) {
    const writes = documents.map(([path, fields]) => ({ update: { name: `${ROOT}/${path}`, fields } }));
    await ask('commit', { writes });
  }

  /** Of a document that is there, these fields alone. */
  async function change(path, fields) {
    const update = { name: `${ROOT}/${path}`, fields };
    await ask('commit', { writes: [{ update, updateMask: { fieldPaths: Object.keys(fields) } }] });
  }

  /** The fields of every document of a collection. */
  async function allOf(collection) {
    const found = await ask('runQuery', { structuredQuery: { from: [{ collectionId: collection }] } });
    return found.flatMap(({ document }) => (document ? [document.fields] : []));
  }

  /**
   * The real backfill makes the cards of `count` listings, which must be those that this bench writes by
   * itself.
   */
  async function checkReadModel(count) {
    const listings = Array.from({ length: count }, (_, n) => listingOf(n));
    await commit(listings.flatMap(documentsOf).filter(([path]) => path.startsWith('products/')));
    const run = spawn(process.execPath, [join(projectRoot, 'scripts/backfill.mjs')], {
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`, GCLOUD_PROJECT: DEMO_PROJECT },
      stdio: 'inherit',
    });
    const [code] = await once(run, 'exit');
    if (code !== 0) throw new Error('the backfill failed');
    const result = { compared: count, different: 0 };
    for (let start = 0; start < count; start += 100) {
      const some = listings.slice(start, start + 100);
      const found = await ask('batchGet', { documents: some.map(({ id }) => `${ROOT}/listingCards/${id}`) });
      const made = new Map(found.flatMap(({ found: card }) => (card ? [[card.name, card.fields]] : [])));
      for (const [path, fields] of some.flatMap(documentsOf)) {
        if (!path.startsWith('listingCards/')) continue;
        const card = made.get(`${ROOT}/${path}`);
        if (card && gistOf(card) === gistOf(fields)) continue;
        result.different += 1;
        console.log('the backfill makes otherwise:', path);
      }
    }
    return result;
  }

  async function ask(method, body) {
    const answer = await fetch(`${origin}/v1/${ROOT}:${method}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  return { origin, root: ROOT, write, commit, change, allOf, checkReadModel };
}

/** Everything that a card says but when its listing was written, which only the database knows. */
const gistOf = ({ productAt: _at, ...fields }) => JSON.stringify(plainValue({ mapValue: { fields } }));
