// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { useFirstInvalid } from './use-first-invalid.ts';

afterEach(cleanup);

const LIMIT = textLimit(5);

function Form() {
  const [[title, content], setWords] = useState(['', '']);
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalid<HTMLDivElement>(attempt);
  return (
    <div ref={form}>
      <TextField
        label="제목"
        limit={LIMIT}
        value={title}
        onChange={(event) => setWords([event.currentTarget.value, content ?? ''])}
      />
      <TextArea
        label="내용"
        limit={LIMIT}
        value={content}
        onChange={(event) => setWords([title ?? '', event.currentTarget.value])}
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        보내기
      </button>
    </div>
  );
}

test.each(['제목', '내용'])('%s counts, keeps what is too long, and says by how much', (label) => {
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: '가나다' } });
  expect(screen.getByText('3/5자')).toBeTruthy();
  fireEvent.change(field, { target: { value: '가나다라마바사' } });
  expect(field.value).toBe('가나다라마바사');
  expect(screen.getByText('5자까지 쓸 수 있어요. 2자를 줄여주세요.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '가나다라마' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('an attempt to send leads to the first field that is wrong, each time', () => {
  render(<Form />);
  const content = screen.getByLabelText('내용');
  fireEvent.change(content, { target: { value: '가나다라마바' } });
  fireEvent.click(screen.getByText('보내기'));
  expect(document.activeElement).toBe(content);
  fireEvent.change(screen.getByLabelText('제목'), { target: { value: '가나다라마바' } });
  fireEvent.click(screen.getByText('보내기'));
  expect(document.activeElement).toBe(screen.getByLabelText('제목'));
});

test('a form that is sent leads to the first field that is wrong, and to what is wrong with it', () => {
  const seen: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function note(this: HTMLElement) {
    seen.push(this);
  };
  render(<Form />);
  const field = screen.getByLabelText('내용');
  fireEvent.change(field, { target: { value: '여섯 글자예요' } });
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(document.activeElement).toBe(field);
  expect(seen.map(({ id }) => id)).toEqual([field.getAttribute('aria-describedby')]);
});
