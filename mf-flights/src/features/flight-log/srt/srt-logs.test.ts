import { logFile } from '../../../testing/log-samples/log-file.ts';
import {
  artlynkLog,
  djiCameraLogs,
  djiGogglesLog,
  walksnailLog,
} from '../../../testing/log-samples/srt-samples.ts';
import { readFlightLog } from '../read-flight-log.ts';

const read = (log: string) => readFlightLog(logFile(log, 'DJIG0007.srt'));

describe('what goggles note', () => {
  it('gives battery, cells and signal, and asks for the day', async () => {
    const { flights, warnings } = await read(djiGogglesLog());
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({
      ...{ recordedAt: null, durationSeconds: 59, place: null, topSpeedMps: null, craft: null, track: [] },
      voltage: { start: 16.8, end: 14.8, min: 14.8, cells: 4, minCell: null },
      link: { min: 50, mean: 99 },
    });
    expect(flights[0]?.sources).toEqual({
      durationSeconds: 'djiGoggles',
      voltage: 'djiGoggles',
      link: 'djiGoggles',
    });
    expect(warnings).toEqual(['noClock']);
  });

  it('is one flight for each take-off that the counter tells of', async () => {
    const twice = djiGogglesLog((s) => (s < 60 ? Math.max(0, s - 9) : Math.max(0, s - 79)), 120);
    const { flights } = await read(twice);
    expect(flights.map(({ durationSeconds }) => durationSeconds)).toEqual([50, 40]);
  });

  it('is read of a recording whose counter never ran', async () => {
    expect((await read(djiGogglesLog(() => 0))).flights[0]).toMatchObject({ durationSeconds: 60 });
  });

  it('is read of Walksnail and of Artlynk, which writes no units', async () => {
    expect((await read(walksnailLog())).flights[0]).toMatchObject({
      voltage: { start: 16.8, end: 14.8 },
      link: { min: 100, mean: 100 },
    });
    expect((await read(artlynkLog())).flights[0]).toMatchObject({
      voltage: { start: 16.8, end: 14.8 },
      link: { min: 75, mean: 75 },
    });
  });

  it('takes no percents of a battery for volts', async () => {
    const percent = djiGogglesLog().replace(/uavBat:[\d.]+V/g, 'uavBat:95%');
    expect((await read(percent)).flights[0]).toMatchObject({ durationSeconds: 59, voltage: null });
  });

  it('is read without a battery, as goggles write it that show numbers for their makers', async () => {
    const debug = walksnailLog().replace(/Signal.*/g, 'CH:1 MCS:4 SP[ 45 152 47 149] GP[ 30 31 32 33]');
    expect(await read(debug)).toMatchObject({
      format: 'walksnail',
      flights: [{ durationSeconds: 60, voltage: null }],
    });
  });
});

describe('what DJI’s drones note beside a video', () => {
  it('gives place, height above the start, speed from places, and the drone’s clock', async () => {
    const { flights, warnings } = await read(djiCameraLogs.framed);
    expect(flights[0]).toMatchObject({
      ...{ recordedAt: new Date(2026, 4, 15, 8, 24, 0, 623).toISOString(), durationSeconds: 59 },
      ...{ place: { lat: 40.4, lng: -3.7 }, maxHeightM: 59.3, topSpeedMps: 11.1, voltage: null, link: null },
    });
    expect(warnings).toEqual(['localClock']);
  });

  it('reads every form of it that there has been', async () => {
    const place = { lat: 40.4, lng: -3.7 };
    expect((await read(djiCameraLogs.brackets)).flights[0]).toMatchObject({ place, recordedAt: null });
    expect((await read(djiCameraLogs.misspelt)).flights[0]).toMatchObject({ place });
    expect((await read(djiCameraLogs.phantom)).flights[0]).toMatchObject({
      place,
      recordedAt: new Date(2017, 7, 5, 14, 11, 0).toISOString(),
    });
    expect((await read(djiCameraLogs.spark)).flights[0]).toMatchObject({
      place: { lat: -34.23, lng: -58.85 },
      topSpeedMps: 11.5,
      maxHeightM: 59.8,
    });
  });

  it('says where it guessed which number is the latitude, and has no place without a fix', async () => {
    expect((await read(djiCameraLogs.spark)).warnings).toContain('placeGuessed');
    expect((await read(djiCameraLogs.unfixed)).flights[0]).toMatchObject({
      place: null,
      track: [],
      maxHeightM: 59,
    });
    const rtk = djiCameraLogs.phantom.replace(/GPS\((.*?),(.*?),15\)/g, 'GPS($2,$1,0.0M)');
    expect((await read(rtk)).flights[0]?.place).toEqual({ lat: 40.4, lng: -3.7 });
  });
});
