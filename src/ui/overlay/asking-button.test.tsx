// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AskingButton } from './asking-button.tsx';

afterEach(cleanup);

const question = { title: '지울까요?', body: '되돌릴 수 없어요.', no: '취소' };

function ask() {
  const onYes = vi.fn<() => void>();
  render(<AskingButton label="삭제" aria-label="댓글 삭제" isDanger question={question} onYes={onYes} />);
  fireEvent.click(screen.getByRole('button', { name: '댓글 삭제' }));
  return { onYes, dialog: within(screen.getByRole('alertdialog', { name: '지울까요?' })) };
}

test('nothing is done before the question is answered', () => {
  const { onYes, dialog } = ask();
  expect(dialog.getByText('되돌릴 수 없어요.')).toBeTruthy();
  expect(onYes).not.toHaveBeenCalled();
});

test('yes does it once and takes the question away', async () => {
  const { onYes, dialog } = ask();
  fireEvent.click(dialog.getByRole('button', { name: '삭제' }));
  expect(onYes).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a double tap on yes presses nothing that stands beneath, and the next tap does', () => {
  vi.useFakeTimers();
  const beneath = vi.fn<() => void>();
  render(<button onClick={beneath}>아래</button>);
  const { dialog } = ask();
  fireEvent.click(dialog.getByRole('button', { name: '삭제' }), { detail: 1 });
  const below = screen.getByText('아래');
  fireEvent.click(below, { detail: 2 });
  expect(beneath).not.toHaveBeenCalled();
  fireEvent.click(below, { detail: 1 });
  vi.advanceTimersByTime(500);
  fireEvent.click(below, { detail: 2 });
  expect(beneath).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a double tap that asks does not answer too, and the next tap does', () => {
  const { onYes, dialog } = ask();
  const yes = dialog.getByRole('button', { name: '삭제' });
  fireEvent.click(yes, { detail: 2 });
  expect(onYes).not.toHaveBeenCalled();
  fireEvent.click(yes, { detail: 1 });
  expect(onYes).toHaveBeenCalledOnce();
});

test('no does nothing and takes the question away', async () => {
  const { onYes, dialog } = ask();
  fireEvent.click(dialog.getByRole('button', { name: '취소' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onYes).not.toHaveBeenCalled();
});

test('another word than its own may say yes', () => {
  render(
    <AskingButton
      label="비우기"
      question={{ ...question, yes: '모두 비우기' }}
      onYes={vi.fn<() => void>()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: '비우기' }));
  expect(screen.getByRole('button', { name: '모두 비우기' })).toBeTruthy();
});

test('whoever says yes to what takes its own button away is led to the heading above', async () => {
  function Part() {
    const [isDone, setDone] = useState(false);
    return (
      <section>
        <h2>저장 공간</h2>
        {isDone ? null : <AskingButton label="비우기" question={question} onYes={() => setDone(true)} />}
      </section>
    );
  }
  render(<Part />);
  const button = screen.getByRole('button', { name: '비우기' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '비우기' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
