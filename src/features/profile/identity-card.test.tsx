// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { aProfile } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { IdentityCard } from './identity-card.tsx';

vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => undefined }));

afterEach(cleanup);

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('deals and reviews are counted from the profile, and nothing is where it is not here', async () => {
  render(<IdentityCard uid={SELLER} email="s@example.com" standing={null} />);
  expect(facts()).toEqual(['–', '–', '–']);
  await catalogue.profiles.put(aProfile({ dealCount: 0, reviewCount: 3 }));
  await waitFor(() => expect(facts()).toEqual(['0회', '3개', '100%']));
});

test('nobody is asked for a nickname before it is known that they have none', () => {
  render(<IdentityCard uid={BUYER} email="s@example.com" standing={null} />);
  expect(screen.queryByText(profileText.noName)).toBeNull();
});
