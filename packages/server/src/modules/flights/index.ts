export { selectFlights, toFlight, toWholeFlight } from './flight-rows.ts';
export { findFlight } from './repository.ts';
export { shownTrack } from './track.ts';
