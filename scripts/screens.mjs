/**
 * Every screen of the app once, for the accessibility tests and the screenshots. `as` is who looks at it,
 * `shows` selects what the screen is about where a heading alone says too little; ids are the seed's.
 * @typedef {{ name: string, path: string, as: 'anonymous' | 'buyer' | 'seller' | 'admin' | 'unverified', shows?: string }} Screen
 */

/** @type {readonly Screen[]} */
export const screens = [
  { name: 'home', path: '/', as: 'anonymous' },
  { name: 'trade', path: '/trade', as: 'anonymous' },
  { name: 'product', path: '/product/goldbar-1', as: 'anonymous' },
  { name: 'fee-guide', path: '/goldbar-fee', as: 'anonymous' },
  { name: 'stores', path: '/stores', as: 'anonymous' },
  { name: 'login', path: '/login', as: 'anonymous' },
  { name: 'register', path: '/register', as: 'anonymous' },
  { name: 'reset-password', path: '/reset-password', as: 'anonymous' },
  { name: 'terms', path: '/terms', as: 'anonymous' },
  { name: 'board', path: '/board', as: 'anonymous' },
  { name: 'board-post', path: '/board/post-01', as: 'anonymous' },
  { name: 'seller-reviews', path: '/transactionReviews/demo-seller', as: 'anonymous' },
  { name: 'not-found', path: '/nowhere', as: 'anonymous' },
  { name: 'verify-email', path: '/verify-email', as: 'unverified' },
  { name: 'board-new', path: '/board/new', as: 'buyer' },
  { name: 'sell', path: '/sell', as: 'seller' },
  { name: 'my-products', path: '/my-products', as: 'seller' },
  { name: 'favorites', path: '/favorites', as: 'buyer' },
  { name: 'profile', path: '/profile', as: 'buyer' },
  { name: 'chat', path: '/chat', as: 'buyer' },
  { name: 'chat-room', path: '/chat/ring-1_demo-buyer_demo-seller', as: 'buyer', shows: '[role=log] li' },
  { name: 'review', path: '/transactionReview?orderId=order-04', as: 'buyer' },
  { name: 'notifications', path: '/notifications', as: 'buyer' },
  { name: 'gold-exchange', path: '/gold-exchange', as: 'buyer' },
  { name: 'my-orders', path: '/my-orders', as: 'buyer' },
  { name: 'my-exchanges', path: '/my-exchanges', as: 'buyer' },
  { name: 'admin', path: '/admin', as: 'admin', shows: 'article' },
  { name: 'admin-gold-exchange', path: '/admin/gold-exchange', as: 'admin' },
  { name: 'admin-statistics', path: '/admin/statistics', as: 'admin', shows: 'table' },
  { name: 'admin-prices', path: '/admin/statistics?tab=prices', as: 'admin', shows: 'form' },
  { name: 'admin-fees', path: '/admin/statistics?tab=fees', as: 'admin', shows: 'form table' },
];
