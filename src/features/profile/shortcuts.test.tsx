// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis } from '#domain/units.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { diskCounts } from '#tests/support/disk-counts.ts';
import { BUYER, notificationId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { Shortcuts } from './shortcuts.tsx';

const own = openUserDatabase(BUYER);

const notice = (id: string, read: boolean): Notification => ({
  id: notificationId(id),
  to: BUYER,
  type: 'system',
  title: '알림',
  body: '',
  link: '',
  meta: {},
  read,
  createdAt: millis(1),
});

afterEach(cleanup);

test('the count of what is unread takes one request, and only of what it counts', async () => {
  await own.notifications.bulkPut([notice('n1', false), notice('n2', true), notice('n3', false)]);
  const before = diskCounts().reads;
  render(
    <InRouter>
      <Shortcuts uid={BUYER} />
    </InRouter>,
  );
  await screen.findByText(shellText.badges.notifications(2));
  expect(diskCounts().reads - before).toBe(1);
});
