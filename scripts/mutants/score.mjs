const CAUGHT = new Set(['Killed', 'Timeout']);

/** What nobody has caught and nobody has given a reason for. */
export const survivorsOf = (files, reasons) =>
  mutantsOf(files).filter((mutant) => isLeft(mutant) && !hasReason(mutant, reasons));

/** How many mutants became what; those that do not even load, and those of constants, count as none. */
export function countsOf(files, reasons) {
  const all = mutantsOf(files);
  const left = all.filter(isLeft);
  const onPurpose = left.filter((mutant) => hasReason(mutant, reasons)).length;
  const open = left.filter((mutant) => !hasReason(mutant, reasons));
  return {
    caught: all.filter(({ status }) => CAUGHT.has(status)).length,
    survived: open.filter(({ status }) => status === 'Survived').length,
    uncovered: open.filter(({ status }) => status === 'NoCoverage').length,
    onPurpose,
  };
}

const mutantsOf = (files) =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ location, replacement, status }) => ({
      file,
      line: location.start.line,
      range: rangeOf(location),
      was: textAt(source, location),
      became: (replacement ?? '').replaceAll(/\s+/g, ' '),
      status,
    })),
  );

const rangeOf = ({ start, end }) => `${start.line}:${start.column}-${end.line}:${end.column}`;

/** The files of the first answer: of what the second has tried again, the second counts. */
export function joined(near, far) {
  const placeOf = (file, { location, replacement }) => `${file} ${rangeOf(location)} ${replacement}`;
  const later = new Map(
    Object.entries(far).flatMap(([file, { mutants }]) =>
      mutants.map((mutant) => [placeOf(file, mutant), mutant]),
    ),
  );
  const both = Object.entries(near).map(([file, { source, mutants }]) => [
    file,
    { source, mutants: mutants.map((mutant) => later.get(placeOf(file, mutant)) ?? mutant) },
  ]);
  return Object.fromEntries(both);
}

const isLeft = ({ status }) => status === 'Survived' || status === 'NoCoverage';

/** By the text, not the line: a reason outlives what is written above it. */
const hasReason = ({ file, was, became }, reasons) =>
  reasons.some(
    (reason) => reason.file === file && was.includes(reason.was) && (reason.became ?? became) === became,
  );

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : line.length),
  );
  return cut.join(' ').replaceAll(/\s+/g, ' ');
}
