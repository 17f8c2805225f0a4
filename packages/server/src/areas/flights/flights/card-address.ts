import { paths } from '@estela/contracts/paths';
import { shownVersion } from '../../../media/shown-version.ts';
import type { FlightRow } from './flight-rows.ts';

/** Raised with every change of how cards are drawn: messengers keep a picture for as long as its address stays. */
const drawing = 1;

/** What a flight's card shows; another value for each other picture. */
export function cardVersion(row: FlightRow): string {
  return shownVersion([
    drawing,
    row.id,
    row.title,
    row.owner_name,
    row.owner_username,
    row.poster_id,
    row.duration_seconds,
    row.top_speed_mps,
    row.max_height_m,
    row.spot_name,
    row.spot_country,
  ]);
}

/** Address of the picture of a public flight for shared links, 1200 by 630 pixels. */
export function cardAddress(row: FlightRow): string {
  return `/api${paths.flight(row.id)}/card.png?v=${cardVersion(row)}`;
}
