import type { FlightView } from '@estela/contracts/values';
import { pageSize } from '@estela/ui/paged-list';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { WantedFlights } from '../../components/flight-list-params.ts';
import styles from './flight-part.module.css';
import { FlightPart } from './flight-part.tsx';
import { partHeights } from './part-heights.ts';

interface FlightPartsProps {
  wanted: WantedFlights;
  /** How many flights there are in all. */
  total: number;
  view: FlightView;
  /** Address of the list narrowed to a tag. */
  tagLink: (tag: string) => string;
}

/**
 * All flights of the list in parts, each a page of the server's. A part is asked for and drawn when it comes near the
 * screen, so a thousand flights weigh what fifty do. The others take their places once the first stands in the page and
 * has a height: without one, all of them would be near at once.
 */
export function FlightParts({ wanted, total, view, tagLink }: FlightPartsProps) {
  const [width] = useState(innerWidth);
  const list = JSON.stringify([view, width, wanted]);
  const heights = partHeights(list);
  const parts = Math.ceil(total / pageSize);
  const frame = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState('');
  const isMeasured = parts < 2 || measured === list || heights.has(1);

  useLayoutEffect(() => {
    const first = frame.current?.firstElementChild;
    if (!first || isMeasured) return;
    // Told after the layout that the browser does anyway: to ask for the height would force one more.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      const cards = first.firstElementChild?.childElementCount ?? 0;
      // Its cards come in two paintings.
      if (height === 0 || cards < pageSize) return;
      heights.set(1, height);
      startTransition(() => setMeasured(list));
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [isMeasured, heights, list]);

  return (
    <div ref={frame} className={styles[view]}>
      {Array.from({ length: isMeasured ? parts : 1 }, (_, index) => index + 1).map((part) => (
        <FlightPart
          key={`${list}:${part}`}
          part={part}
          wanted={wanted}
          total={total}
          view={view}
          heights={heights}
          tagLink={tagLink}
        />
      ))}
    </div>
  );
}
