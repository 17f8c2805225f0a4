export { type FlightRow, selectFlights, selectWholeFlights, toFlight, toWholeFlight } from './flight-rows.ts';
export { findFlight } from './repository.ts';
export { isTrackShown } from './track.ts';
