// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { adminExchangeText } from '#i18n/ko/admin.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { anExchange, storeId } from '#tests/support/domain-fixtures.ts';
import { ActionFields } from './action-fields.tsx';
import { actionFormOf, type ActionForm } from './action-forms.ts';

afterEach(cleanup);

/** Shut on Sundays, on the 14th, and in the evening; open by ten. */
const STORE = aStore({ id: storeId('jongno'), holidays: ['2026-03-14'] });
const exchange = anExchange();

test.each<[Partial<ActionForm>, boolean]>([
  [{ day: '2026-03-13', time: '10:00' }, false],
  [{ day: '2026-03-13', time: '09:59' }, true],
  [{ day: '2026-03-13', time: '19:00' }, true],
  [{ day: '2026-03-14', time: '14:00' }, true],
  [{ day: '2026-03-15', time: '14:00' }, true],
  [{ day: '2026-03-15', time: '' }, false],
  [{ day: '2026-03-15', time: '14:00', storeId: 'none' }, false],
])('a visit at %j is said to stand before a shut door: %s', (changes, isSaid) => {
  const { container } = render(
    <ActionFields
      kind="schedule"
      stores={[STORE]}
      form={{ ...actionFormOf(exchange), ...changes }}
      errors={{}}
      {...{ exchange }}
      onChange={() => undefined}
    />,
  );
  expect(container.textContent.includes(adminExchangeText.field.shutThen)).toBe(isSaid);
});

test('a store that this device does not know stands as none, not as the first of the list', () => {
  const stores = [STORE, aStore({ id: storeId('gangnam'), name: '금나루 강남점' })];
  const shown = (storeIdOfForm: string) => {
    const form = { ...actionFormOf(exchange), storeId: storeIdOfForm };
    render(
      <ActionFields kind="schedule" errors={{}} {...{ exchange, stores, form }} onChange={() => undefined} />,
    );
    const list = screen.getByLabelText<HTMLSelectElement>(adminExchangeText.field.store);
    return list.selectedOptions[0]?.text;
  };
  expect(shown('opened-yesterday')).toBe(myExchangesText.unknownStore);
  cleanup();
  expect(shown('gangnam')).toBe('금나루 강남점');
});
