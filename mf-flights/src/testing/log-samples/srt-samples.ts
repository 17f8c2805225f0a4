/** A recording of one subtitle a second, from its text at each of them. */
function subtitles(seconds: number, textAt: (second: number) => string): string {
  const time = (s: number) =>
    `${[s / 3600, (s / 60) % 60, s % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')},000`;
  return Array.from(
    { length: seconds },
    (_, s) => `${s + 1}\n${time(s)} --> ${time(s + 1)}\n${textAt(s)}\n\n`,
  ).join('');
}

const volts = (s: number) => (16.8 - s / 30).toFixed(1);

/** `counts`: the second of the flight at each second of the recording. */
export function djiGogglesLog(counts: (s: number) => number = (s) => s, seconds = 60): string {
  return subtitles(
    seconds,
    (s) =>
      `signal:${s === 20 ? 2 : 4} ch:65535 flightTime:${counts(s)} uavBat:${volts(s)}V glsBat:95% uavBatCells:4 glsBatCells:3 delay:23ms bitrate:50.8Mbps rcSignal:0`,
  );
}

export function walksnailLog(): string {
  return subtitles(
    60,
    (s) =>
      `Signal:4 CH:AUTO FlightTime:${s} SBat:${volts(s)}V GBat:7.2V Delay:32ms Bitrate:25Mbps Distance:${s}m`,
  );
}

export function artlynkLog(): string {
  return subtitles(
    60,
    (s) =>
      `Signal: 3 CH: 1 FlightTime: ${s} SBat:${volts(s)} GBat:11.10 Delay: 30ms Bitrate: 20Mbps Distance:     0m STYMode:1 AirTemp: 49`,
  );
}

const lat = (s: number) => (40.4 + s * 0.0001).toFixed(6);

/** The formats that DJI's drones have written, with the drone going north at 11 m/s. */
export const djiCameraLogs = {
  brackets: subtitles(
    60,
    (s) =>
      `[latitude: ${lat(s)}] [longitude: -3.700000] [rel_alt: ${s}.300 abs_alt: -122.860] [iso : 100] [shutter : 1/800.0]`,
  ),
  framed: subtitles(
    60,
    (s) =>
      `<font size="28">FrameCnt: ${s + 1}, DiffTime: 33ms\n2026-05-15 08:24:${String(s).padStart(2, '0')}.623\n[iso: 100] [latitude: ${lat(s)}] [longitude: -3.700000] [rel_alt: ${s}.300 abs_alt: 700.000] [ct: 5310] </font>`,
  ),
  misspelt: subtitles(
    60,
    (s) => `[iso : 100] [latitude : ${lat(s)}] [longtitude : -3.700000] [altitude: 10.000] DiffTime : 16ms`,
  ),
  phantom: subtitles(
    60,
    (s) =>
      `HOME(-3.7000,40.4000) 2017.08.05 14:11:${String(s).padStart(2, '0')}\nGPS(-3.7000,${lat(s)},15) BAROMETER:91.2\nISO:100 Shutter:60 EV: Fnum:2.2`,
  ),
  spark: subtitles(
    60,
    (s) =>
      `F/5.6, SS 400, ISO 100, EV 0, GPS (-58.8500, ${(-34.23 - s * 0.0001).toFixed(4)}, 14), HOME (-58.8500, -34.2300), D ${s}.70m, H ${s}.80m, H.S 11.50m/s, V.S 0.10m/s`,
  ),
  unfixed: subtitles(
    60,
    (s) => `[latitude: 0.000000] [longitude: 0.000000] [rel_alt: ${s}.000 abs_alt: 0.000] [iso : 100]`,
  ),
};
