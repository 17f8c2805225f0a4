import type { FlightView } from '@estela/contracts/values';
import { pageSize } from '@estela/ui/paged-list';
import { useState } from 'react';
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
 * All flights of the list in parts, each a page of the server's. The page has its whole length from the start: a part is
 * asked for and drawn when it comes near the screen, so a thousand flights weigh what fifty do.
 */
export function FlightParts({ wanted, total, view, tagLink }: FlightPartsProps) {
  const [width] = useState(innerWidth);
  const list = JSON.stringify([view, width, wanted]);
  const heights = partHeights(list);
  const parts = Math.ceil(total / pageSize);
  return (
    <div className={styles[view]}>
      {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
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
