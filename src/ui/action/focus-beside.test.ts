// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusBesideOnceGone, focusBesideOnceTaken, focusFurtherOnceGone } from './focus-beside.ts';

const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
/** Whoever watches the page has been told. */
const told = () => Promise.resolve();
const focused = async (): Promise<string | undefined> => {
  await told();
  return document.activeElement?.id;
};

afterEach(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1 id="title">사진</h1>
      <ul id="list">
        <li id="a"><button id="a-remove">지우기</button></li>
        <li id="b"><button id="b-remove">지우기</button></li>
        <li id="c"><button id="c-remove">지우기</button></li>
      </ul>
      <button id="add">추가</button>
    </main>`;
});

/** Presses a button that removes its item. */
function remove(name: string, otherwise?: HTMLElement): void {
  const control = at(`${name}-remove`);
  control.focus();
  focusBesideOnceGone(control, otherwise);
  at(name).remove();
}

test('the next in the list is led to, and behind the last one the one before', async () => {
  remove('b');
  expect(await focused()).toBe('c');
  remove('c');
  expect(await focused()).toBe('a');
});

test('whoever sent a form from one of its fields is led on once it has been taken, and nobody who was elsewhere', async () => {
  const send = (from: string) => {
    document.body.innerHTML = `
      <main><h1 id="title">매장</h1>
        <form id="form"><input id="name" /><button id="submit">저장</button></form>
        <input id="search" />
      </main>`;
    at(from).focus();
    focusBesideOnceTaken(at('form'));
    at('form').remove();
    return focused();
  };
  expect(await send('name')).toBe('title');
  expect(await send('submit')).toBe('title');
  expect(await send('search')).toBe('search');
});

test('where the last one has gone the heading is led to', async () => {
  for (const name of ['a', 'b']) at(name).remove();
  remove('c');
  expect(await focused()).toBe('title');
});

test('where the last one has gone what was said for that is led to', async () => {
  for (const name of ['a', 'b']) at(name).remove();
  remove('c', at('add'));
  expect(await focused()).toBe('add');
  expect(at('add').hasAttribute('tabindex')).toBe(false);
});

test('a part that goes with what was removed leads to the heading of the page', async () => {
  at('list').outerHTML = `
    <section id="part">
      <h2>최근</h2>
      <button id="all-remove">모두 지우기</button>
      <ul><li id="one"><button id="one-remove">지우기</button></li></ul>
    </section>`;
  const part = at('part');
  for (const name of ['one', 'all']) {
    at('title').after(part);
    at(`${name}-remove`).focus();
    focusBesideOnceGone(at(`${name}-remove`));
    part.remove();
    expect(await focused()).toBe('title');
  }
});

test('what still stands there without its button is led to, and once that goes too what is beside it', async () => {
  const control = at('b-remove');
  control.focus();
  focusBesideOnceGone(control);
  at('b').textContent = '삭제되었어요';
  expect(await focused()).toBe('b');
  at('b').remove();
  expect(await focused()).toBe('c');
});

test('whoever has gone on meanwhile stays where they are', async () => {
  const control = at('b-remove');
  focusBesideOnceGone(control);
  at('add').focus();
  at('b').remove();
  expect(await focused()).toBe('add');
});

test('what was not removed keeps the focus, whatever else changes', async () => {
  const control = at('b-remove');
  control.focus();
  focusBesideOnceGone(control);
  at('a').remove();
  expect(await focused()).toBe('b-remove');
});

test('a page that is taken down with what is watched in it has nothing asked of it', async () => {
  const control = at('b-remove');
  focusBesideOnceGone(control);
  vi.stubGlobal('HTMLElement', undefined);
  at('b').remove();
  expect(await focused()).toBe('c');
});

test('whoever has left what is about to go for no place of its own is not fetched back', async () => {
  const control = at('b-remove');
  control.focus();
  focusBesideOnceGone(control);
  control.blur();
  await told();
  at('b').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});

test('what goes with a sheet that is closed leaves the way back to the sheet', async () => {
  at('add').outerHTML =
    `<div role="dialog" id="sheet"><h2>설정</h2><button id="close-remove">끄기</button></div>`;
  const control = at('close-remove');
  control.focus();
  focusBesideOnceGone(control);
  at('sheet').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});

test('what goes alone from a sheet leads to the heading of the sheet', async () => {
  at('add').outerHTML =
    `<div role="dialog"><h2 id="name">설정</h2><button id="close-remove">끄기</button></div>`;
  const control = at('close-remove');
  control.focus();
  focusBesideOnceGone(control);
  control.remove();
  expect(await focused()).toBe('name');
});

test('where the last of a list has come the first row of it is led to', async () => {
  const more = at('add');
  more.focus();
  focusFurtherOnceGone(more);
  at('a').insertAdjacentHTML('beforebegin', '<li id="newest"></li>');
  at('c').insertAdjacentHTML('afterend', '<li id="d"></li><li id="e"></li>');
  more.remove();
  expect(await focused()).toBe('d');
});

test('of several presses for more the last one counts, and the page is left where it is', async () => {
  const more = at('add');
  more.focus();
  const place = vi.spyOn(HTMLElement.prototype, 'focus');
  for (const row of ['d', 'e']) {
    focusFurtherOnceGone(more);
    at('list').insertAdjacentHTML('beforeend', `<li id="${row}"></li>`);
  }
  more.remove();
  expect(await focused()).toBe('e');
  expect(place.mock.calls).toEqual([[{ preventScroll: true }]]);
  place.mockRestore();
});

test('where nothing more has come the last row is led to, and where there is none the heading', async () => {
  const more = at('add');
  more.focus();
  focusFurtherOnceGone(more);
  more.remove();
  expect(await focused()).toBe('c');
  at('list').replaceChildren();
  at('list').after(more);
  more.focus();
  focusFurtherOnceGone(more);
  more.remove();
  expect(await focused()).toBe('title');
});
