import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.mjs';

/** What the person at the terminal needs to know, and nothing else. */
export function greet({ address, hasDemoAccounts, startedAt }) {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const accounts = Object.values(demoAccounts).map(({ email, role }) => `    ${email.padEnd(20)} ${role}`);
  const lines = [
    '',
    `  금나루  ${address}   (${seconds} s)`,
    ...(hasDemoAccounts ? ['', `  Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts] : []),
    '',
    '  Ctrl-C stops everything; the data is kept for the next time.',
    '',
  ];
  console.log(lines.join('\n'));
}
