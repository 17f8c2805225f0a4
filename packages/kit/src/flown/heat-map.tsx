import type { FlownDay } from '@estela/contracts';
import { useFormat } from '@estela/i18n';
import { cx } from '@estela/ui';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { daysOf, today, weekday } from './calendar.ts';
import styles from './heat-map.module.css';
import { type FlownTexts, useFlownTexts } from './use-flown-texts.ts';

/** Of a day's place in the drawing. */
const step = 12;
/** Above them the names of the months. */
const top = 16;
/** Sides of the squares: a day with more flights is larger, not only of another colour. */
const sides = [3, 6, 8, 10, 11];

function levelOf(flights: number): number {
  if (flights <= 1) return flights;
  if (flights <= 3) return 2;
  return flights <= 6 ? 3 : 4;
}

const moves: Record<string, number> = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 };

export interface HeatMapProps extends FlownTexts {
  /** The first and the last day. */
  from: string;
  to: string;
  /** Those with flights. */
  flown: readonly FlownDay[];
}

/** A year of days, one column a week. A day is chosen by pointer or arrows and described below; the table has them all. */
export function HeatMap({ texts, from, to, flown: flownDays }: HeatMapProps) {
  const { date } = useFormat();
  const { t, sum, monthName } = useFlownTexts(texts);
  const scroller = useRef<HTMLDivElement>(null);
  const days = daysOf(from, to);
  const flown = new Map(flownDays.map((day) => [day.day, day]));
  const newest = days.indexOf(flownDays.at(-1)?.day ?? today());
  const [chosen, setChosen] = useState(newest < 0 ? days.length - 1 : newest);
  const offset = weekday(from);
  const placeOf = (index: number) => ({
    x: Math.floor((index + offset) / 7) * step,
    y: top + ((index + offset) % 7) * step,
  });
  const width = placeOf(days.length - 1).x + step;
  const { x: chosenX } = placeOf(chosen);

  // Where the year is wider than the screen, the chosen day is in sight.
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (!box) return;
    const at = (chosenX / width) * box.scrollWidth;
    if (at < box.scrollLeft || at > box.scrollLeft + box.clientWidth - 2 * step)
      box.scrollLeft = at - box.clientWidth / 2;
  }, [chosenX, width]);

  const textOf = (index: number) => {
    const day = days[index] ?? to;
    const known = flown.get(day);
    return `${date(day)}: ${known ? sum(known) : t(`${texts}.noFlights`)}`;
  };

  function onKeyDown(event: KeyboardEvent) {
    const ends: Record<string, number> = { Home: 0, End: days.length - 1 };
    const next = ends[event.key] ?? chosen + (moves[event.key] ?? Number.NaN);
    if (Number.isNaN(next)) return;
    event.preventDefault();
    setChosen(Math.min(days.length - 1, Math.max(0, next)));
  }

  function onPointer({ target }: PointerEvent) {
    const index = (target as Element).getAttribute('data-index');
    if (index !== null) setChosen(Number(index));
  }

  return (
    <div className={styles.map}>
      <div ref={scroller} className={styles.scroll}>
        <div
          role="slider"
          tabIndex={0}
          className={styles.days}
          aria-label={t(`${texts}.days`)}
          aria-valuemin={0}
          aria-valuemax={days.length - 1}
          aria-valuenow={chosen}
          aria-valuetext={textOf(chosen)}
          onKeyDown={onKeyDown}
          onPointerOver={onPointer}
          onPointerDown={onPointer}
        >
          <svg viewBox={`0 0 ${width} ${top + 7 * step}`} className={styles.drawing} aria-hidden="true">
            {days.map((day, index) => {
              const { x, y } = placeOf(index);
              const level = levelOf(flown.get(day)?.flights ?? 0);
              const side = sides[level] ?? step;
              const inset = (step - side) / 2;
              return (
                <g key={day}>
                  {day.endsWith('-01') && index + 14 < days.length && (
                    <text x={x} y={top - 5} className={styles.month}>
                      {monthName(day.slice(0, 7))}
                    </text>
                  )}
                  <rect
                    x={x + inset}
                    y={y + inset}
                    width={side}
                    height={side}
                    rx={1.5}
                    className={cx(styles.day, styles[`level${level}`])}
                  />
                  <rect
                    data-index={index}
                    x={x}
                    y={y}
                    width={step}
                    height={step}
                    className={cx(styles.place, index === chosen && styles.chosen)}
                  />
                </g>
              );
            })}
          </svg>
        </div>
      </div>
      <p className={styles.chosenDay} aria-hidden="true">
        {textOf(chosen)}
      </p>
    </div>
  );
}
