import { useRef, useState, type KeyboardEvent } from 'react';

/** A strip of slides as wide as itself, moved by the browser's own scrolling; says which one is in view. */
export function useSlides(count: number, first = 0) {
  const scroller = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const current = Math.min(index, Math.max(0, count - 1));

  const goTo = (wanted: number) => {
    const strip = scroller.current;
    const target = Math.min(Math.max(wanted, 0), count - 1);
    strip?.scrollTo({ left: target * strip.clientWidth, behavior: motion() });
  };
  const onScroll = () => {
    const strip = scroller.current;
    if (strip && strip.clientWidth > 0) setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    goTo(current + step);
    // The focus goes along, so that the next key press is heard too.
    const slide = scroller.current?.children[current + step];
    slide?.querySelector('button')?.focus({ preventScroll: true });
  };
  return { scroller, index: current, onScroll, onKeyDown, goTo };
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
