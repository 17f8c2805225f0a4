import type { Flight } from '@estela/contracts';
import { changesOf } from '@estela/kit/entity-form';
import { aFlight } from '@estela/testing';
import { type FlightValues, newFlightValues, toInput, valuesOf } from './flight-values.ts';

const toPatch = (values: FlightValues, flight: Flight) =>
  changesOf(toInput(values), toInput(valuesOf(flight)));

test('an untouched flight has nothing to change, whatever its seconds', () => {
  const flight = aFlight({
    durationSeconds: 757,
    weather: { windMps: 4.2, condition: 'clear' },
    tags: ['mar'],
  });
  expect(toPatch(valuesOf(flight), flight)).toEqual({});
});

test('emptied fields are sent to the server as null', () => {
  const flight = aFlight({ durationSeconds: 60, weather: { temperatureC: 3 } });
  const emptied = { ...valuesOf(flight), minutes: '' as const, temperatureC: '' as const };
  expect(toPatch(emptied, flight)).toEqual({ durationSeconds: null, weather: null });
});

test('the description of a poster is only sent with a poster', () => {
  const alt = { posterAlt: ' Una presa ' };
  expect(toInput({ ...newFlightValues(), ...alt }).posterAlt).toBe('');
  expect(toInput({ ...newFlightValues(), ...alt, poster: new File([], 'a.png') }).posterAlt).toBe(
    'Una presa',
  );
  const flight = aFlight({ poster: '/api/media/p1', posterAlt: 'Una presa' });
  expect(toPatch({ ...valuesOf(flight), posterAlt: '' }, flight)).toEqual({ posterAlt: '' });
});

test('a new flight was recorded now and contains nothing that was not typed', () => {
  const now = new Date('2026-11-20T10:00:00.000Z');
  expect(toInput(newFlightValues(now))).toMatchObject({
    recordedAt: '2026-11-20T10:00:00.000Z',
    visibility: 'followers',
    durationSeconds: null,
    weather: null,
    spot: null,
    drone: null,
  });
});
