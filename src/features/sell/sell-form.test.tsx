// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Blob as PlainBlob, File as PlainFile } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { commonText } from '#i18n/ko/common.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { formOf, type ListingForm } from '#domain/product/listing-form.ts';
import { aProduct, SELLER } from '#tests/support/domain-fixtures.ts';
import { refuseForgetting } from '#tests/support/refuse-forgetting.ts';
import { holdPhotosBack, letPhotosThrough } from '#tests/support/slow-photo-tools.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import type { ProductId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { SellForm } from './sell-form.tsx';
import { emptyDraft } from './use-sell-draft.ts';

vi.mock('#services/photo/browser-photo-tools.ts', async () => ({
  browserPhotoTools: (await import('#tests/support/slow-photo-tools.ts')).slowPhotoTools,
}));
vi.mock('#sync/commands/submit-listing.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
  // Those of the page's own kind cannot be written to this disk.
  vi.stubGlobal('Blob', PlainBlob);
  vi.stubGlobal('File', PlainFile);
  holdPhotosBack();
});
afterEach(async () => {
  letPhotosThrough();
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  await deleteUserDatabase(SELLER);
});

const FIRST: ListingPicture = { kind: 'waiting', id: 'first', w: 1, h: 1 };

/** A listing of which everything is filled in, at its first step. */
function open(pictures: readonly ListingPicture[]) {
  const { form, ...draft } = emptyDraft();
  const [onSubmitted, onDropped] = [vi.fn(), vi.fn()];
  const { container } = render(
    <SellForm
      db={openUserDatabase(SELLER)}
      edited={null}
      initial={{
        ...draft,
        pictures,
        form: {
          ...form,
          title: '18K 반지',
          category: 'ring',
          purity: '18K',
          weight: '3.75',
          price: '400000',
          tradeMethods: ['meet'],
          sido: '서울',
        },
      }}
      onSubmitted={onSubmitted}
      onDropped={onDropped}
      renderSpecs={() => null}
    />,
  );
  const choose = () => {
    const input = container.querySelector('input[type="file"]');
    if (!input) throw new Error('no photo can be chosen');
    fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })] } });
  };
  return { onSubmitted, onDropped, choose };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a listing waits for the photo that was chosen last, and takes it along', async () => {
  const { onSubmitted, choose } = open([FIRST]);
  choose();
  sellText.steps.slice(1).forEach(() => press('다음'));
  expect(screen.getByText('사진 1장을 준비하고 있습니다.')).toBeTruthy();
  press('등록하기');
  letPhotosThrough();
  await waitFor(() => expect(screen.queryByText('사진 1장을 준비하고 있습니다.')).toBeNull());
  expect(onSubmitted).not.toHaveBeenCalled();
  press('등록하기');
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  const rows = await openUserDatabase(SELLER).outbox.toArray();
  expect(rows.map(({ intent }) => intent.kind === 'product_publish' && intent.pictures.length)).toEqual([2]);
});

test('nobody whose photo is on its way is told that there is none', async () => {
  const { choose } = open([]);
  choose();
  press('다음');
  expect(screen.queryByText(sellText.photo.missing)).toBeNull();
  expect(screen.getByText('사진 1장을 준비하고 있습니다.')).toBeTruthy();
});

test('an edit says which parts of the listing were changed, and one without any is done without being sent', async () => {
  const db = openUserDatabase(SELLER);
  const pictures: readonly ListingPicture[] = [FIRST];
  const base = { pictures, form: formOf(aProduct()) };
  const edit = (form: Partial<ListingForm>) => {
    const onSubmitted = vi.fn();
    const initial = { step: 4, pictures, form: { ...base.form, ...form }, base };
    const props = { db, edited: aProduct().id, initial, onSubmitted, onDropped: () => undefined };
    render(<SellForm {...props} renderSpecs={() => null} />);
    press(sellText.saveEdit);
    return waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  };
  await edit({});
  expect(await db.outbox.count()).toBe(0);
  cleanup();
  await edit({ price: '550000', sigungu: '중구' });
  expect((await db.outbox.toArray()).map(({ intent }) => intent)).toMatchObject([
    { kind: 'product_update', changed: ['price', 'region'], details: { price: 550_000 } },
  ]);
});

test('a draft that the disk does not forget is told of, and what is done on is kept again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { onDropped } = open([FIRST]);
  const isKept = (step: number) =>
    waitFor(async () =>
      expect(await openUserDatabase(SELLER).drafts.toArray()).toMatchObject([{ value: { step } }]),
    );
  press('다음');
  await isKept(1);
  refuseForgetting('drafts');
  press(sellText.startOver);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: sellText.startOver }));
  await waitFor(() =>
    expect(toasts.getSnapshot().map(({ title }) => title)).toContain(commonText.unknownFailure),
  );
  expect(onDropped).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '다음', hidden: true }));
  await isKept(2);
  vi.restoreAllMocks();
});

/** A listing whose 등록하기 is pressed; `answer` is what the device says in the end. */
async function submitting() {
  let answer: (given: Result<ProductId, 'disk'>) => void = () => undefined;
  vi.mocked(submitListing)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { onSubmitted } = open([FIRST]);
  sellText.steps.slice(1).forEach(() => press('다음'));
  press('등록하기');
  await waitFor(() => expect(submitListing).toHaveBeenCalledTimes(1));
  return { onSubmitted, answer: (given: Result<ProductId, 'disk'>) => act(async () => answer(given)) };
}

test('whoever has gone elsewhere while a listing was being kept is told of it there', async () => {
  const { answer } = await submitting();
  cleanup();
  await answer(ok(aProduct().id));
  expect(toasts.getSnapshot()).toMatchObject([
    { ...sellText.result.published.waiting, clickAction: '/my-products' },
  ]);
});

test('nothing is changed in a listing while it is being kept, which would be lost with its form', async () => {
  const { onSubmitted, answer } = await submitting();
  for (let step = 4; step > 1; step -= 1) press('이전');
  const title = screen.getByLabelText<HTMLInputElement>(new RegExp(sellText.spec.name));
  const type = () => fireEvent.change(title, { target: { value: '14K 반지' } });
  type();
  expect(title.value).toBe('18K 반지');
  await answer(err('disk'));
  type();
  expect(title.value).toBe('14K 반지');
  expect(onSubmitted).not.toHaveBeenCalled();
});
