import { onTableChange } from '#data/local/observe.ts';
import { forgetKeptAnswers } from './kept-answer.ts';
import type { OwnDatabase } from './use-user-database.ts';

const followed = new WeakSet<OwnDatabase>();

/**
 * What was kept before a block may hold what the person does not want to see any more. Begins once, however
 * often it is asked to.
 */
export function forgetWithEachBlock(own: OwnDatabase): void {
  if (followed.has(own)) return;
  followed.add(own);
  onTableChange(own.blocks, forgetKeptAnswers);
}
