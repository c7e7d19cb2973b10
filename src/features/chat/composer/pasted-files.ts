/**
 * The files on a clipboard. None where they are no more than a picture of the words that lie beside them, as a
 * spreadsheet puts one beside its cells; of a picture from a page its markup lies there, which says nothing, and
 * of a file its name.
 */
export function pastedFiles(clipboard: DataTransfer): readonly File[] {
  const files = [...clipboard.files];
  if (files.length === 0 || clipboard.getData('text/plain') === '') return files;
  return wordsOf(clipboard.getData('text/html')) === '' ? files : [];
}

const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
