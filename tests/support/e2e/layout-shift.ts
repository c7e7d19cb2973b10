import type { BrowserContext, Page } from '@playwright/test';

/** One time that something on the screen moved by itself, and what, from where to where. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
  interface PerformanceEntry {
    readonly hadRecentInput?: boolean;
    readonly value?: number;
    readonly sources?: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
}

/** From now on every page of the context writes down what moves on it without being touched. */
export async function followShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.className}`
        : (node?.nodeName ?? 'gone');
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput = false, value = 0, sources = [] } of list.getEntries()) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => window.shifts ?? []);
