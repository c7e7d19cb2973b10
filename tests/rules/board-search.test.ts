import { assertFails } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFindPosts, type PostCursor } from '#data/remote/board/found-posts.ts';
import { createDocumentReader } from '#data/remote/rest/document-reader.ts';
import { isPostFound, postTokensOf, type PostQuestion } from '#domain/board/post-search.ts';
import { POST_CATEGORIES } from '#domain/board/post.ts';
import { queryOf } from '#domain/search/search-key.ts';
import { admin, anonymous, freshId, member, openWorld, timeOf, type Fields, type World } from './world.ts';

// Whatever stands behind it, a search of the board finds what the domain says, newest first, each once, to
// the end.

let world: World;
const START = 1_770_000_000_000;
const AUTHOR = 'writer';
const PREFIX = freshId('post');
const SUBJECTS = ['오늘 금 시세', '돌반지 팔기', '18K 커플링', '골드 바 보관', '(순금) 감정', 'PAMP 금화'];
const BODIES = [
  '종로에서 팔았어요',
  '보증서가 없으면 어떤가요?',
  '시세가 내릴까요',
  'ㅎㅎ 고맙습니다',
  '감정료 3만원',
];

const posts = Array.from({ length: 80 }, (_, n) => ({
  id: `${PREFIX}${String(n).padStart(3, '0')}`,
  title: `${SUBJECTS[n % SUBJECTS.length]} ${n % 7}`,
  content: [BODIES[n % BODIES.length], BODIES[(n * 3 + 1) % BODIES.length]].join('\n'),
  category: POST_CATEGORIES[n % 5] ?? 'free',
  createdAt: START + Math.floor(n / 2) * 1_000,
}));

const port = createFindPosts(
  createDocumentReader({
    origin: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
    projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
    apiKey: 'any',
    token: async () => null,
    deadlineMs: 60_000,
  }),
);

function documentsOf({
  id,
  title,
  content,
  category,
  createdAt,
}: (typeof posts)[number]): [string, Fields][] {
  const at = timeOf(new Date(createdAt).toISOString());
  const post = { authorId: AUTHOR, images: [], likeCount: 0, commentCount: 0, createdAt: at, updatedAt: at };
  return [
    [`posts/${id}`, { ...post, title, content, category }],
    [`postKeys/${id}`, { tokens: postTokensOf({ title, content }), category, createdAt: at }],
  ];
}

beforeAll(async () => {
  world = await openWorld();
  await world.empty('postKeys');
  await world.given(Object.fromEntries(posts.flatMap(documentsOf)));
}, 120_000);
afterAll(() => world.close());

async function paged(question: PostQuestion): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let cursor: PostCursor | null = null; ;) {
    const page = await port(question, cursor);
    if (!page.ok) throw new Error(page.code);
    ids.push(...page.value.posts.map(({ id }) => id));
    cursor = page.value.next;
    if (cursor === null) return ids;
  }
}

const meant = ({ term, category }: PostQuestion): readonly string[] =>
  posts
    .filter((post) => category === null || post.category === category)
    .filter((post) => isPostFound(post, queryOf(term)))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

const TERMS = [
  '시세',
  'ㅅㅅ',
  '골드바',
  'ㄱㄷㅂ',
  '골ㄷ',
  '금',
  '순금',
  '보증서',
  '종로 반지',
  '18k',
  '3만',
  'ㅎ',
  '없는말',
];

test('a search finds what is meant, newest first, to the last post', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TERMS),
      fc.constantFrom(null, ...POST_CATEGORIES),
      async (term, category) => {
        expect(await paged({ term, category })).toEqual(meant({ term, category }));
      },
    ),
    { numRuns: 30 },
  );
  expect(meant({ term: '금', category: null }).length).toBeGreaterThan(24);
});

test.each(['순금'.repeat(500), '💍💍', '\uD83D', 'ㅂ', '%_*.|\\"\n', '가'])(
  '%j is answered',
  async (term) => {
    expect(await paged({ term, category: null })).toEqual(meant({ term, category: null }));
  },
);

test('spaces alone look for nothing, and a cursor of another question is refused', async () => {
  expect(await paged({ term: ' \t　', category: null })).toEqual([]);
  const first = await port({ term: '금', category: null }, null);
  const refused = { ok: false, code: 'other_question' };
  expect(await port({ term: '시세', category: null }, first.ok ? first.value.next : null)).toEqual(refused);
  expect(await port({ term: '금', category: null }, 'no cursor')).toEqual(refused);
});

test('a key that lags behind its post shows nothing that is not meant any more', async () => {
  const [gone, edited, kept] = [freshId('gone'), freshId('edited'), freshId('kept')];
  const of = (id: string) => ({
    id,
    title: '은수저',
    content: '',
    category: 'free' as const,
    createdAt: START,
  });
  await world.given(Object.fromEntries([gone, edited, kept].flatMap((id) => documentsOf(of(id)))));
  await world.given({
    [`posts/${edited}`]: {
      ...Object.fromEntries(documentsOf(of(edited)))[`posts/${edited}`],
      title: '금수저',
    },
  });
  await world.given({ [`posts/${gone}`]: { title: 3 } });
  expect(await paged({ term: '은수저', category: null })).toEqual([kept]);
});

test('keys are listed by anybody, a bounded number from a place on, and written by nobody', async () => {
  const keys = world.as(anonymous).collection('postKeys');
  expect((await keys.limit(50).get()).size).toBe(50);
  await assertFails(keys.limit(51).get());
  await assertFails(keys.get());
  for (const person of [anonymous, member(AUTHOR), admin('desk')]) {
    const key = world.as(person).doc(`postKeys/${PREFIX}000`);
    await assertFails(key.get());
    await assertFails(key.set({ tokens: ['시세'], category: 'free' }));
    await assertFails(key.update({ tokens: [] }));
    await assertFails(key.delete());
  }
});
