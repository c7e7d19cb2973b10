/*
 * The checker as it stands inside a proof's own file, and in the file that can be kept for it: a script of its
 * own, made by `scripts/vite/standalone-script.ts`. It asks nobody.
 */
import { formatDateTime } from '#domain/format/format-time.ts';
import { jsonOf } from '#domain/proof/proof-file.ts';
import { proofFileText, verdictText } from '#i18n/ko/proof.ts';
import { checkProof, claimedSignedAt } from '#services/proof/check-proof.ts';
import { verdictWords } from './verdict-lines.ts';

const textIn = (id: string): string => document.getElementById(id)?.textContent ?? '';

function keysOfPage(): readonly string[] {
  const keys = jsonOf(textIn('geumnaru-keys'));
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** What the page says of itself, which is no proof of anything. */
function sayWhetherSealed(): void {
  const place = document.getElementById('seal-state');
  if (!place) return;
  const at = claimedSignedAt(textIn('geumnaru-seal'));
  place.textContent = at === null ? proofFileText.unsealed : proofFileText.sealed(formatDateTime(at));
}

async function check(file: File): Promise<void> {
  const place = document.getElementById('verdict');
  if (!place) return;
  place.textContent = verdictText.reading;
  const { title, body, seen } = verdictWords(
    await checkProof(new Uint8Array(await file.arrayBuffer()), keysOfPage()),
  );
  const list = element('dl', '');
  for (const [term, value] of seen) {
    const row = element('div', '');
    row.append(element('dt', term), element('dd', value));
    list.append(row);
  }
  place.replaceChildren(element('h2', title), element('p', body), list);
}

function element(name: 'h2' | 'p' | 'dl' | 'div' | 'dt' | 'dd', words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

const input = document.getElementById('file');
if (input instanceof HTMLInputElement) {
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    check(file).catch((error: unknown) => {
      console.error(error);
      const place = document.getElementById('verdict');
      if (place) place.textContent = verdictText.unreadable;
    });
  });
}
// The seal stands behind this script.
addEventListener('DOMContentLoaded', sayWhetherSealed);
