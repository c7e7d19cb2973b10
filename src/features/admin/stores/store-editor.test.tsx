// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoreCall } from '#documents/calls/desk.ts';
import { err, ok } from '#domain/result.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { storesText } from '#i18n/ko/stores.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { StoreEditor } from './store-editor.tsx';

const saveStore = vi.hoisted(() => vi.fn<(call: StoreCall) => Promise<unknown>>());
vi.mock('#data/remote/desk-calls.ts', () => ({ saveStore }));

afterEach(() => {
  cleanup();
  saveStore.mockReset();
});

const save = () => fireEvent.click(screen.getByRole('button', { name: text.submit }));
const [, , , wednesday] = storesText.days;

test('an hour that is wrong is said at its day, and led to, each time', () => {
  render(<StoreEditor today="2026-03-11" store={aStore()} onDone={() => undefined} />);
  const closing = screen.getByLabelText<HTMLInputElement>(text.to(wednesday));
  fireEvent.change(closing, { target: { value: '09:00' } });
  for (let time = 0; time < 2; time += 1) {
    save();
    expect(document.activeElement).toBe(closing);
    closing.blur();
  }
  const described = document.getElementById(closing.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain(text.refusal.hours_invalid);
  expect(screen.getAllByText(text.refusal.hours_invalid)).toHaveLength(1);
});

test('a store that offers nothing is led to what it could offer', () => {
  render(<StoreEditor today="2026-03-11" store={aStore({ services: [] })} onDone={() => undefined} />);
  save();
  expect(document.activeElement).toBe(screen.getByLabelText(storesText.services.buy));
});

test('a new store whose answer was lost is the same store, whatever is corrected before it is sent again', async () => {
  saveStore.mockResolvedValue(err('offline'));
  render(<StoreEditor today="2026-03-11" store={null} onDone={() => undefined} />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(text.name, '종로점');
  type(text.address, '서울 종로구 종로 1');
  type(text.phone, '02-123-4567');
  type(text.place, '37.5704, 126.9911');
  for (const name of ['종로점', '종로 본점']) {
    type(text.name, name);
    save();
    expect((await screen.findByRole('alert')).textContent).toBe(deskText.callRefusal.offline);
  }
  expect(saveStore.mock.calls.map(([{ isNew, store }]) => [isNew, store.name])).toEqual([
    [true, '종로점'],
    [true, '종로 본점'],
  ]);
  expect(new Set(saveStore.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  // Whoever is told that there is one may add another all the same.
  saveStore.mockResolvedValue(err('taken'));
  type(text.name, '종로 새점');
  save();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text.refusal.taken));
  save();
  await vi.waitFor(() => expect(saveStore).toHaveBeenCalledTimes(4));
  expect(new Set(saveStore.mock.calls.map(([{ id }]) => id)).size).toBe(2);
});

test('a day off that was chosen and not added goes along', async () => {
  saveStore.mockReset().mockResolvedValue(err('offline'));
  render(<StoreEditor today="2026-03-11" store={aStore({ holidays: [] })} onDone={() => undefined} />);
  fireEvent.change(screen.getByLabelText(text.holiday), { target: { value: '2026-05-05' } });
  save();
  await screen.findByRole('alert');
  expect(saveStore.mock.calls.map(([{ store }]) => store.holidays)).toEqual([['2026-05-05']]);
});

test('whoever has left the form before its answer comes is not led back from where they are', async () => {
  let answer: (result: unknown) => void = () => undefined;
  saveStore.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const onDone = vi.fn();
  const { unmount } = render(<StoreEditor today="2025-03-11" store={aStore()} onDone={onDone} />);
  save();
  await vi.waitFor(() => expect(saveStore).toHaveBeenCalledTimes(1));
  unmount();
  const told = vi.spyOn(toasts, 'show');
  await act(async () => answer(ok(null)));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(onDone).not.toHaveBeenCalled();
});

test('whoever has left the form before it fails is told why where they are', async () => {
  let answer: (result: unknown) => void = () => undefined;
  saveStore.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { unmount } = render(<StoreEditor today="2025-03-11" store={aStore()} onDone={() => undefined} />);
  save();
  await vi.waitFor(() => expect(saveStore).toHaveBeenCalledTimes(1));
  unmount();
  const told = vi.spyOn(toasts, 'show');
  await act(async () => answer(err('offline')));
  expect(told).toHaveBeenLastCalledWith({ title: deskText.callRefusal.offline, tone: 'error' });
});

test('a store that was saved though the answer was lost is not said to have failed', async () => {
  saveStore.mockReset().mockResolvedValue(err('offline'));
  const store = aStore();
  const editor = (shown: typeof store) => (
    <StoreEditor today="2025-03-11" store={shown} onDone={() => undefined} />
  );
  const { rerender } = render(editor(store));
  fireEvent.change(screen.getByLabelText(text.name), { target: { value: '종로 본점' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toBe(deskText.callRefusal.offline);
  rerender(editor({ ...store, name: '종로 본점' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed while a colleague changes the store stays, beside what they have changed, and that is said', () => {
  const store = aStore();
  const editor = (shown: typeof store) => (
    <StoreEditor today="2025-03-11" store={shown} onDone={() => undefined} />
  );
  const { rerender } = render(editor(store));
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  fireEvent.change(screen.getByLabelText(text.name), { target: { value: '종로 본점' } });
  expect(screen.queryByRole('status')).toBeNull();
  rerender(editor({ ...store, phone: '02-765-4321' }));
  expect([value(text.name), value(text.phone)]).toEqual(['종로 본점', '02-765-4321']);
  expect(screen.getByRole('status').textContent).toBe(text.overtaken);
  fireEvent.change(screen.getByLabelText(text.name), { target: { value: '종로 새 본점' } });
  expect([value(text.name), value(text.phone)]).toEqual(['종로 새 본점', '02-765-4321']);
  expect(screen.getByRole('status').textContent).toBe(text.overtaken);
});
