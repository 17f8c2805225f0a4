import type { FlightView } from '@estela/contracts/values';
import { useIsReturn } from '@estela/runtime/is-return';
import { cx } from '@estela/ui';
import { type LongRow, useLongList } from '@estela/ui/long-list';
import { cardsInRow, pageSize } from '@estela/ui/paged-list';
import { PlainList } from '@estela/ui/plain-list';
import { useRef } from 'react';
import type { WantedFlights } from '../../components/flight-list-params.ts';
import styles from './flight-part.module.css';
import { FlightPart } from './flight-part.tsx';

interface FlightPartsProps {
  wanted: WantedFlights;
  /** How many flights there are in all. */
  total: number;
  view: FlightView;
  /** Address of the list narrowed to a tag. */
  tagLink: (tag: string) => string;
}

/** Pixels of a row that was never on the screen, and the rows that are drawn beside those on it. */
const rowsOf = {
  grid: { guess: 400, beside: 2 },
  list: { guess: 70, beside: 8 },
};

/** Pixels of the page above the first row: the frame's bar, the page's title and its tools. */
const above = 300;

const placeOf = (item: number) => item;

/**
 * All flights in one list, of which only the rows near the screen are drawn. They come in parts, each a page of the server's:
 * a part is asked for when one of its rows is drawn.
 */
export function FlightParts(props: FlightPartsProps) {
  const name = JSON.stringify([props.view, props.wanted]);
  return <Rows key={name} name={name} {...props} />;
}

function Rows({ name, wanted, total, view, tagLink }: FlightPartsProps & { name: string }) {
  const list = useRef<HTMLUListElement>(null);
  const isReturn = useIsReturn();
  const { guess, beside } = rowsOf[view];
  const { rows, measure, listProps } = useLongList({
    name: `flights ${name}`,
    list,
    isReturn,
    count: total,
    keyOf: placeOf,
    guess: () => guess,
    layout: { above, inRow: view === 'grid' ? cardsInRow() : 1, gap: 0 },
    beside,
  });
  return (
    <PlainList {...listProps} ref={list} className={cx(styles[view], listProps.className)}>
      {inParts(rows).map(([part, drawn]) => (
        <FlightPart
          key={part}
          part={part}
          rows={drawn}
          wanted={wanted}
          total={total}
          view={view}
          tagLink={tagLink}
          measure={measure}
        />
      ))}
    </PlainList>
  );
}

/** The rows by the part, from 1, that their first flight is in. */
function inParts(rows: readonly LongRow[]): [part: number, rows: LongRow[]][] {
  const parts = new Map<number, LongRow[]>();
  for (const row of rows) {
    const part = Math.floor(row.from / pageSize) + 1;
    parts.set(part, [...(parts.get(part) ?? []), row]);
  }
  return [...parts];
}
