/** A line of a table: words, figures, or nothing. */
export type CsvCell = string | number | null;

/**
 * Excel takes a file without this mark for one in the machine's old code page, and Korean words for rubbish.
 */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a CSV file that spreadsheets open as it is meant: comma-separated, lines ended by CRLF. A word
 * that a spreadsheet would take for a formula gets an apostrophe before it, which keeps it a word. Figures
 * are no words: a negative one stays a figure.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

export function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (isFormula(cell)) return quoted(`'${cell}`);
  return /[",\r\n]/.test(cell) ? quoted(cell) : cell;
}

/**
 * Spreadsheets pass over what stands before a sign, and take the full-width signs of an East Asian keyboard
 * as well.
 */
const isFormula = (text: string): boolean => /^[\t\r\n]|^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
