/** The people that the seed makes; all with the same password. */
export const demoAccounts = {
  buyer: 'buyer@example.com',
  seller: 'seller@example.com',
  admin: 'admin@example.com',
  unverified: 'new@example.com',
} as const;

export type DemoPerson = keyof typeof demoAccounts;

export const DEMO_PASSWORD = 'gold1234';
