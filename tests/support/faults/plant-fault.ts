import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { planted } from './planted.ts';
import { UNIT_FAULTS } from './unit-faults.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Plants the fault that `GEUMNARU_FAULT` names into what the tests load; none where it names none. */
export const plantFault: Plugin = {
  name: 'plant-fault',
  enforce: 'pre',
  transform(code, id) {
    const name = process.env['GEUMNARU_FAULT'];
    if (name === undefined) return undefined;
    const fault = UNIT_FAULTS.find((one) => one.name === name);
    if (!fault) throw new Error(`no such fault: ${name}`);
    return id === ROOT + fault.file ? { code: planted(code, fault), map: null } : undefined;
  },
};
