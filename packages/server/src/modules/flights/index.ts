export { selectFlights, toFlight, toWholeFlight } from './flight-rows.ts';
export { ownVerdict } from './kept-verdict.ts';
export { findFlight } from './repository.ts';
export { shownTrack } from './track.ts';
