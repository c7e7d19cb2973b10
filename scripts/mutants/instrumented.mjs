import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { projectRoot } from '../lib/project.mjs';

const [no, quiet] = [() => false, () => {}];
const logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/** The sources with all their mutants as switches, and a list of those. */
export async function instrumented(files) {
  const texts = new Map(files.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]));
  const { files: outcome, mutants } = await new Instrumenter(logger).instrument(
    files.map((file) => ({ name: file, content: texts.get(file), mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return {
    sources: Object.fromEntries(outcome.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      place: `${location.start.line}:${location.start.column}-${location.end.line}:${location.end.column}`,
      was: textAt(texts.get(fileName), location),
      became: oneLine(replacement),
    })),
  };
}

export const hashOf = (file) =>
  createHash('sha256')
    .update(readFileSync(join(projectRoot, file)))
    .digest('hex')
    .slice(0, 16);

const oneLine = (text) => text.replaceAll(/\s+/g, ' ');

function textAt(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column : 0, index === last ? end.column : line.length),
  );
  return oneLine(cut.join(' '));
}
