import { linkOptions } from '@tanstack/react-router';
import type { BadgeCounts } from '#data/local/queries/badge-queries.ts';
import type { Session } from '#domain/account/account.ts';
import { pageText } from '#i18n/ko/pages.ts';

export type BadgeName = keyof BadgeCounts;

/** The top navigation in the owner's order; `badge` names the count it carries. */
export const TOP_ITEMS = [
  { link: linkOptions({ to: '/' }), label: pageText.home.title },
  { link: linkOptions({ to: '/trade' }), label: pageText.trade.title },
  { link: linkOptions({ to: '/sell' }), label: pageText.sell.title },
  { link: linkOptions({ to: '/chat' }), label: pageText.chat.title, badge: 'chat' },
  { link: linkOptions({ to: '/board' }), label: pageText.board.title },
  { link: linkOptions({ to: '/favorites' }), label: pageText.favorites.title },
  { link: linkOptions({ to: '/gold-exchange' }), label: pageText.goldExchange.title },
  { link: linkOptions({ to: '/my-exchanges' }), label: pageText.myExchanges.title, badge: 'exchanges' },
  { link: linkOptions({ to: '/my-products' }), label: pageText.myProducts.title },
  { link: linkOptions({ to: '/profile' }), label: pageText.profile.title },
] as const;

export const ADMIN_ITEM = {
  link: linkOptions({ to: '/admin' }),
  label: pageText.admin.title,
  badge: 'adminRequested',
} as const;

/** Useful places that the owner's top navigation leaves out; the menu and the footer lead there. */
export const EXTRA_ITEMS = [
  { link: linkOptions({ to: '/goldbar-fee' }), label: pageText.goldbarFee.title },
  { link: linkOptions({ to: '/gold-price' }), label: pageText.goldPrice.title },
  { link: linkOptions({ to: '/my-gold' }), label: pageText.myGold.title },
  { link: linkOptions({ to: '/stores' }), label: pageText.stores.title },
  { link: linkOptions({ to: '/my-orders' }), label: pageText.myOrders.title },
  {
    link: linkOptions({ to: '/notifications' }),
    label: pageText.notifications.title,
    badge: 'notifications',
  },
] as const;

export const isAdmin = (session: Session): boolean => session.kind === 'signed_in' && session.isAdmin;

/** Signed in, yet locked out of the members' pages until the address is verified. */
export const needsVerification = (session: Session): boolean =>
  session.kind === 'signed_in' && !session.isEmailVerified;

/**
 * The gold-exchange place of the bottom navigation shows admins what waits for the desk, others what waits
 * for them.
 */
export const exchangeBadge = (session: Session): BadgeName =>
  isAdmin(session) ? 'adminRequested' : 'exchanges';
