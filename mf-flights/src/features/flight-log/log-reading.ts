import type { FlightSeries, LogSources, TrackPoint } from '@estela/contracts';
import type { LogFormat } from '@estela/contracts/values';

/** Why a file gives no flight; each is a text. */
export type LogRefusal =
  | 'empty'
  | 'tooLarge'
  | 'archive'
  | 'video'
  | 'configuration'
  | 'osd'
  | 'table'
  | 'flightList'
  | 'unknown'
  | 'noFlight'
  | 'noTimes'
  | 'unreadable'
  | 'notLoaded';

/** What the pilot should know of a file that was read; each is a text. */
export type LogWarning =
  | 'noClock'
  | 'clockNotSet'
  | 'localClock'
  | 'utcClock'
  | 'strayTimes'
  | 'repeated'
  | 'cut'
  | 'shiftedColumns'
  | 'placeGuessed'
  | 'shortFlights'
  | 'tooManyFlights';

/** Volts of the whole battery; `minCell` of one cell, where the log has cells. */
export interface LoggedVoltage {
  start: number;
  end: number;
  min: number;
  cells: number | null;
  minCell: number | null;
}

/** One flight of a log. Null is what the log does not say. */
export interface LoggedFlight {
  /** ISO 8601. A clock without a zone is taken for the one of this device. */
  recordedAt: string | null;
  durationSeconds: number;
  place: { lat: number; lng: number } | null;
  topSpeedMps: number | null;
  maxHeightM: number | null;
  voltage: LoggedVoltage | null;
  /** Percent. */
  link: { min: number; mean: number } | null;
  /** The name that the flight controller or the radio has for the aircraft. */
  craft: string | null;
  sources: LogSources;
  track: TrackPoint[];
  series: FlightSeries | null;
  logHash: string;
}

export interface LogReading {
  format: LogFormat | null;
  flights: LoggedFlight[];
  warnings: LogWarning[];
  /** Columns that seem to say a figure which is not read. */
  unread?: string[];
  /** Null where there are flights. */
  refusal: LogRefusal | null;
}

/** The answer where nothing of a file can be used. */
export function refused(refusal: LogRefusal): LogReading {
  return { format: null, flights: [], warnings: [], refusal };
}

/** What every format's reader is: it takes the file in pieces and keeps little of it. */
export interface LogReader<Piece> {
  push(piece: Piece): void;
  /** `refusal`: why there is no flight, where the reader knows better than that. */
  end(): Omit<LogReading, 'refusal' | 'format'> & { refusal?: LogRefusal };
  /** True when nothing more of the file is wanted. */
  readonly isFull: boolean;
}
