export type { Applicability } from './applicability.ts';
export { checkPoint, lookAhead } from './check-point.ts';
export { concernsBox } from './data-state.ts';
export { notamOfRow, zoneOfRow } from './formats/enaire-rows.ts';
export { readNotams } from './formats/notam-text.ts';
export { readInstant } from './formats/read-applicability.ts';
export { readZoneFile } from './formats/read-file.ts';
export {
  type Fields,
  isFields,
  labelOf,
  parseJson,
  type Report,
  UnreadableZone,
} from './formats/reading.ts';
export {
  type Dataset,
  type FoundZone,
  isInForceSomewhere,
} from './found-zone.ts';
export {
  type Bounds,
  boundsOf,
  type Position,
  type Shape,
  union,
} from './shape.ts';
export { toFeature, toSource, toZone } from './to-wire.ts';
export {
  type Contact,
  kindOf,
  type LocalText,
  type Notam,
  notamSeverity,
  type Restriction,
  severityOf,
  type Volume,
  type Zone,
} from './zone.ts';
