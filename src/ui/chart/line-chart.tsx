import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { linePath, nearestIndex, placed, roundTicks, type ChartFrame } from './chart-shape.ts';
import styles from './line-chart.module.css';

export interface ChartLine {
  readonly name: string;
  /** One for each of the chart's `xs`. */
  readonly ys: readonly number[];
  /** What is drawn with dashes is told apart without its colour. */
  readonly look: 'solid' | 'dashed';
}

export interface LineChartProps {
  readonly label: string;
  /** Sorted, and not none. */
  readonly xs: readonly number[];
  readonly lines: readonly ChartLine[];
  /** The place that the cursor stands at; the last where nobody has moved it. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** The selected place as it is read out. */
  readonly words: string;
  readonly tickWords: (y: number) => string;
  /** Words of the left and the right edge. */
  readonly edges: readonly [string, string];
}

const HEIGHT = 220;
/** Room for the thickness of the lines and for the points of the cursor. */
const EDGE = 6;
const TICKS = 4;
/** How far PageUp and PageDown go: a tenth of what is shown. */
const PAGES = 10;

/** Lines over time with a cursor that a finger, a mouse or the arrow keys move. */
export function LineChart({ label, xs, lines, selected, onSelect, words, tickWords, edges }: LineChartProps) {
  const [box, width] = useWidth();
  const ticks = useMemo(() => {
    const values = lines.flatMap(({ ys }) => [lowest(ys), highest(ys)]);
    return roundTicks(lowest(values), highest(values), TICKS);
  }, [lines]);
  const frame: ChartFrame = useMemo(
    () => ({
      width: Math.max(1, width - 2 * EDGE),
      height: HEIGHT - 2 * EDGE,
      from: xs[0] ?? 0,
      to: xs.at(-1) ?? 0,
      low: ticks[0] ?? 0,
      high: ticks.at(-1) ?? 1,
    }),
    [width, xs, ticks],
  );
  const paths = useMemo(
    () =>
      lines.map(({ ys }) =>
        linePath(
          xs.map((x, index) => ({ x, y: ys[index] ?? 0 })),
          frame,
        ),
      ),
    [lines, xs, frame],
  );
  const cursorX = placed({ x: xs[selected] ?? 0, y: 0 }, frame).x;

  const moveTo = (event: PointerEvent<HTMLDivElement>) => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    const share = (event.clientX - left - EDGE) / frame.width;
    onSelect(nearestIndex(xs, frame.from + share * (frame.to - frame.from)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexAfter(event.key, selected, xs.length);
    if (index === null) return;
    event.preventDefault();
    onSelect(index);
  };

  return (
    <div className={styles.frame}>
      <div
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={xs.length - 1}
        aria-valuenow={selected}
        aria-valuetext={words}
        onKeyDown={onKeyDown}
        onPointerDown={moveTo}
        onPointerMove={moveTo}
      >
        <div ref={box} className={styles.box}>
          <svg width={width} height={HEIGHT} className={styles.drawing} aria-hidden="true">
            <g transform={`translate(${EDGE} ${EDGE})`}>
              {ticks.map((tick) => {
                const { y } = placed({ x: 0, y: tick }, frame);
                return <line key={tick} className={styles.grid} x1={0} x2={frame.width} y1={y} y2={y} />;
              })}
              {lines.map(({ name, look }, index) => (
                <path key={name} d={paths[index]} className={styles[look]} />
              ))}
              <line className={styles.cursor} x1={cursorX} x2={cursorX} y1={0} y2={frame.height} />
              {lines.map(({ name, ys, look }) => {
                const { x, y } = placed({ x: xs[selected] ?? 0, y: ys[selected] ?? 0 }, frame);
                return <circle key={name} className={styles[`${look}Dot`]} cx={x} cy={y} r={4.5} />;
              })}
            </g>
          </svg>
        </div>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick}
              className={`${styles.tick} tabular`}
              style={{ insetBlockStart: `${placed({ x: 0, y: tick }, frame).y + EDGE}px` }}
            >
              {tickWords(tick)}
            </span>
          ))}
        </div>
      </div>
      <div className={`${styles.edges} tabular`} aria-hidden="true">
        <span>{edges[0]}</span>
        <span>{edges[1]}</span>
      </div>
    </div>
  );
}

function indexAfter(key: string, index: number, count: number): number | null {
  const page = Math.max(1, Math.round(count / PAGES));
  const within = (to: number) => Math.min(Math.max(to, 0), count - 1);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(index - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(index + 1);
    case 'PageDown':
      return within(index - page);
    case 'PageUp':
      return within(index + page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}

/** Not `Math.min(…)`: the days of many years are more than some phones take as arguments. */
const lowest = (values: readonly number[]): number =>
  values.reduce((low, value) => Math.min(low, value), values[0] ?? 0);
const highest = (values: readonly number[]): number =>
  values.reduce((high, value) => Math.max(high, value), values[0] ?? 0);
