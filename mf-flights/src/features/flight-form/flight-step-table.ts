import type { FlightValues } from './flight-values.ts';

/** In the order of what a pilot has at hand after landing. */
export const flightSteps = ['media', 'basics', 'details', 'location', 'equipment'] as const;
export type FlightStep = (typeof flightSteps)[number];

/** The step of each field: an error of the server opens it. */
export const fieldsOf: Record<FlightStep, readonly (keyof FlightValues)[]> = {
  media: ['videoUrl', 'poster', 'posterAlt', 'log', 'more'],
  basics: ['title', 'description', 'recordedAt', 'visibility', 'featured', 'commentsOff'],
  details: ['disciplines', 'tags', 'minutes', 'condition', 'temperatureC', 'windKmh'],
  location: ['spot'],
  equipment: ['drone', 'equipmentItems', 'packs'],
};

/** The first step that has one of these fields. */
export function stepOf(fields: readonly string[]): FlightStep | undefined {
  return flightSteps.find((step) => fieldsOf[step].some((name) => fields.includes(name)));
}
