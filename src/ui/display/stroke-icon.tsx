import { createElement, type SVGProps } from 'react';

/** The shapes of an icon on a square of 24: elements of SVG with their attributes. */
export type Strokes = readonly (readonly [string, Readonly<Record<string, string>>])[];

export interface StrokeIconProps extends SVGProps<SVGSVGElement> {
  /** Edge in CSS pixels. */
  readonly size?: number | string;
}

/**
 * What a build makes of an icon of lucide's (`scripts/vite/plain-icons.ts`): the same drawing without what nobody
 * here asks of it, which is more than half of it. Decorative: the words stand beside it.
 */
export const strokeIcon = (strokes: Strokes) =>
  function StrokeIcon({ size = 24, ...given }: StrokeIconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...given}
      >
        {strokes.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
      </svg>
    );
  };
