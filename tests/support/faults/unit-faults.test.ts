import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planted } from './planted.ts';
import { UNIT_FAULTS } from './unit-faults.ts';

test.each(UNIT_FAULTS.map((fault) => [fault.name, fault] as const))(
  '%s: it has its place',
  (_name, fault) => {
    expect(planted(readFileSync(fault.file, 'utf8'), fault)).toContain(fault.to);
  },
);
