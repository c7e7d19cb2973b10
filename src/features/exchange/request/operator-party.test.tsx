// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { asSubject } from '#i18n/ko/particle.ts';
import { businessInfo, operatorName } from '#services/operator/business-info.ts';
import { OperatorParty } from './operator-party.tsx';

afterEach(cleanup);

test('before an exchange is asked for it says with whom it is made, and how it is taken back', () => {
  render(<OperatorParty />);
  const party = screen.getByRole('region', { name: '거래 당사자' });
  expect(party.textContent).toContain(`${asSubject(operatorName)} 회원과 직접 하는 거래예요`);
  expect(party.textContent).not.toContain('이(가)');
  expect(party.textContent).toContain('언제든 신청을 취소할 수 있고');
  expect(party.textContent).toContain('미성년자가 법정대리인의 동의 없이 신청하면');
  for (const [, value] of businessInfo) expect(party.textContent).toContain(value);
});
