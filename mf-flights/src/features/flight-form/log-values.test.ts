import { flightFormSchema } from './flight-form-schema.ts';
import { newFlightValues, newPack, toInput, toInputs } from './flight-values.ts';
import { type GivenLog, withLog, withMore, withoutLog } from './log-values.ts';

const given: GivenLog = {
  ...{ recordedAt: '2026-05-01T08:00:00.000Z', durationSeconds: 190, place: { lat: 40.4, lng: -3.7 } },
  ...{ topSpeedMps: 31.2, maxHeightM: 118, craft: 'CHIMERA-7', sources: { topSpeedMps: 'edgetx' } },
  voltage: { start: 25.2, min: 20.4, cells: 6, minCell: null },
  ...{ track: [], series: { t: [0] }, logHash: 'a'.repeat(64) },
};
const spot = (_id: string, lat: number) => ({
  _id,
  location: { lat, lng: -3.7, address: null, country: null, precision: 'exact' as const },
});
const own = {
  drones: [
    { _id: 'd1', name: 'Whoop' },
    { _id: 'd2', name: 'Chimera 7' },
  ],
  spots: [spot('s1', 40.41), spot('s2', 40.403), spot('s3', 40.402)],
};

test('a log fills in date, duration, the drone of its name and the nearest spot', () => {
  const values = withLog(newFlightValues(), given, own);
  expect(values).toMatchObject({ recordedAt: given.recordedAt, minutes: 3.2, drone: 'd2', spot: 's3' });
  const { place: _, craft: __, voltage: ___, recordedAt: ____, ...kept } = given;
  expect(toInput(values)).toMatchObject(kept);
});

test('a log does not change what was chosen, nor what it does not contain', () => {
  const chosen = { ...newFlightValues(), drone: 'mine', spot: 'here' };
  expect(withLog(chosen, given, own)).toMatchObject({ drone: 'mine', spot: 'here' });
  const less = { ...given, recordedAt: null, place: null, craft: null, voltage: null };
  const before = newFlightValues(new Date('2026-11-20T10:00:00.000Z'));
  expect(withLog(before, less, own)).toMatchObject({ recordedAt: before.recordedAt, drone: '', spot: '' });
  const far = { ...given, place: { lat: 41, lng: -3.7 }, craft: 'Otro' };
  expect(withLog(before, far, own)).toMatchObject({ drone: '', spot: '' });
});

test('a log fills in the volts per cell when one battery was chosen', () => {
  const packs = [newPack('p1')];
  const filled = (log: Partial<GivenLog>, typed = {}) =>
    withLog(
      { ...newFlightValues(), packs: packs.map((pack) => ({ ...pack, ...typed })) },
      { ...given, ...log },
      own,
    ).packs[0];
  expect(filled({})).toMatchObject({ restBefore: 4.2, minCell: 3.4, restAfter: '' });
  expect(filled({ voltage: { start: 25.2, min: 20.4, cells: 6, minCell: 3.31 } })).toMatchObject({
    minCell: 3.31,
  });
  expect(filled({}, { minCell: 3.5 })).toMatchObject({ restBefore: 4.2, minCell: 3.5 });
  expect(filled({ voltage: { start: 25.2, min: 20.4, cells: null, minCell: null } })).toEqual(packs[0]);
});

test('what the pilot changes no longer has the log as its source', () => {
  const sources = { durationSeconds: 'edgetx', recordedAt: 'edgetx' } as const;
  const values = withLog(newFlightValues(), { ...given, sources }, own);
  expect(toInput(values).sources).toEqual(sources);
  expect(toInput({ ...values, minutes: 9 }).sources).toEqual({ recordedAt: 'edgetx' });
  // The track stays the log's, whatever the spot.
  const placed = withLog(newFlightValues(), { ...given, sources: { place: 'edgetx', drone: 'edgetx' } }, own);
  expect(toInput({ ...placed, spot: 's1', drone: 'd1' }).sources).toEqual({ place: 'edgetx' });
  const unknown = withLog(newFlightValues(), { ...given, craft: 'Otro', sources: { drone: 'edgetx' } }, own);
  expect(toInput(unknown).sources).toEqual({});
});

test('further logs become flights with the same texts, numbered by time, each with its own figures', () => {
  const earlier = {
    ...{ ...given, recordedAt: '2026-05-01T07:00:00.000Z', durationSeconds: 60, craft: null, place: null },
    ...{ logHash: 'b'.repeat(64), topSpeedMps: 12 },
  };
  const typed = { ...newFlightValues(), title: 'Faro', packs: [newPack('p1')], featured: true };
  const values = withMore(withLog(typed, given, own), earlier, own);
  const { more, ...first } = toInputs(values);
  expect(first).toMatchObject({ title: 'Faro 2', durationSeconds: 190, packs: [{ equipmentItem: 'p1' }] });
  expect(more).toMatchObject([
    {
      ...{ title: 'Faro 1', recordedAt: earlier.recordedAt, durationSeconds: 60, topSpeedMps: 12 },
      ...{ drone: 'd2', spot: 's3', packs: [], featured: false, logHash: earlier.logHash },
    },
  ]);

  const left = withoutLog(values, given.logHash);
  expect(left).toMatchObject({ recordedAt: earlier.recordedAt, minutes: 1, more: [] });
  expect(toInputs(left)).toMatchObject({ title: 'Faro', logHash: earlier.logHash, more: [] });
  expect(withoutLog(left, earlier.logHash)).toMatchObject({ log: null, minutes: 1 });
});

test('a flight has its log’s duration, until the pilot changes it', () => {
  const values = withLog(newFlightValues(), given, own);
  expect(toInput(values).durationSeconds).toBe(190);
  expect(toInput({ ...values, minutes: 3.5 }).durationSeconds).toBe(210);
});

test('a title leaves room for the number of several flights, and is refused where it does not', async () => {
  const other = { ...given, logHash: 'b'.repeat(64) };
  const valuesOf = (length: number) =>
    withMore(withLog({ ...newFlightValues(), title: 'a'.repeat(length) }, given, own), other, own);
  const problemOf = (values: object) =>
    flightFormSchema.validateAt('title', values).catch(({ errors }) => errors[0]);
  expect(toInputs(valuesOf(118)).title).toBe(`${'a'.repeat(118)} 1`);
  expect(await problemOf(valuesOf(118))).toBe('a'.repeat(118));
  expect(await problemOf(valuesOf(119))).toEqual({ key: 'tooLong', values: { max: 118 } });
  expect(await problemOf({ ...valuesOf(120), more: [] })).toBe('a'.repeat(120));
});

test('a log that replaces the form’s own fills in its own drone and spot', () => {
  const other = { ...given, craft: 'Whoop', place: { lat: 40.41, lng: -3.7 }, logHash: 'b'.repeat(64) };
  const both = withMore(withLog(newFlightValues(), given, own), other, own);
  expect(withoutLog(both, given.logHash)).toMatchObject({ drone: 'd1', spot: 's1' });
  const nameless = { ...other, craft: null, place: null };
  const left = withoutLog(withMore(withLog(newFlightValues(), given, own), nameless, own), given.logHash);
  expect(left).toMatchObject({ drone: 'd2', spot: 's3' });
});
