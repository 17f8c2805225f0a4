export { cardAddress, cardVersion } from './card-address.ts';
export { disciplineNames } from './discipline-names.ts';
export { isWanted, type WantedFlights } from './flight-list.ts';
export {
  type FlightRow,
  selectFlights,
  selectWholeFlights,
  toFlight,
  toWholeFlight,
  weighFlights,
} from './flight-rows.ts';
export { saveNewVerdicts } from './kept-verdict.ts';
export { findFlight, insertFlight, insertFlights } from './repository.ts';
export { isTrackShown } from './track.ts';
