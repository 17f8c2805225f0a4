export { type FlightRow, selectFlights, toFlight, toWholeFlight } from './flight-rows.ts';
export { ownVerdict } from './kept-verdict.ts';
export { findFlight } from './repository.ts';
export { isTrackShown, shownTrack } from './track.ts';
