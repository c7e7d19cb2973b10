// @vitest-environment jsdom
import { render } from '@testing-library/react';
import Bell, * as bell from 'lucide-react/icons/bell';
import Heart, * as heart from 'lucide-react/icons/heart';
import { expect, test } from 'vitest';
import { strokeIcon, type Strokes } from './stroke-icon.tsx';

/** As a build makes it. */
function built(module: object) {
  const { node }: { node: Strokes } = Reflect.get(module, '__iconData');
  return strokeIcon(node);
}

/** All that a drawing says but lucide's own classes, and the namespace, which HTML needs not. */
function drawn(icon: React.ReactElement): string {
  const svg = render(icon).container.querySelector('svg');
  svg?.classList.remove(...[...svg.classList].filter((name) => name.startsWith('lucide')));
  if (svg?.getAttribute('class') === '') svg.removeAttribute('class');
  svg?.removeAttribute('xmlns');
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);
  return `${attributes.toSorted().join(' ')} ${svg?.innerHTML ?? ''}`;
}

test('an icon is drawn as lucide draws it', () => {
  const [PlainBell, PlainHeart] = [built(bell), built(heart)];
  expect(drawn(<PlainBell />)).toBe(drawn(<Bell />));
  expect(drawn(<PlainHeart size={20} className="here" fill="currentColor" aria-hidden="true" />)).toBe(
    drawn(<Heart size={20} className="here" fill="currentColor" aria-hidden="true" />),
  );
});
