/** A flight of `seconds` in a circle: 100 m high, 20 m/s, from 16.8 to 14.8 V. */
function* flown(seconds: number, from = 0) {
  for (let s = 0; s <= seconds; s += 1) {
    const turn = (s / 60) * 2 * Math.PI;
    yield {
      s: from + s,
      lat: (40.4 + 0.0015 * (1 - Math.cos(turn))).toFixed(6),
      lng: (-3.7 + 0.002 * Math.sin(turn)).toFixed(6),
      height: Math.min(100, s * 5),
      volts: 16.8 - (2 * s) / seconds,
    };
  }
}

const clock = (second: number, start = 10 * 3600) => {
  const s = start + second;
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(s / 3600))}:${part(Math.floor(s / 60) % 60)}:${part(s % 60)}`;
};

const edgetxHeader =
  'Date,Time,1RSS(dB),RQly(%),TPWR(mW),FM,Alt(m),GPS,GSpd(kmh),Sats,RxBt(V),Curr(A),Capa(mAh),Rud,Ele,Thr,Ail,CH5(us),TxBat(V)';

interface EdgetxOptions {
  header?: string;
  date?: string;
  /** Start of each flight in seconds; each lasts a minute. */
  starts?: number[];
  mode?: (second: number) => string;
  armed?: (second: number) => number;
  sats?: number;
  /** A cell that a sensor adds before the sticks, from this second on. */
  shiftedFrom?: number;
}

/** The log of a radio with EdgeTX: a flight of a minute by default. */
export function edgetxLog(options: EdgetxOptions = {}): string {
  const { header = edgetxHeader, date = '2026-05-01', starts = [0], sats = 12, shiftedFrom = 1e9 } = options;
  const { mode = () => 'ACRO', armed = () => 2012 } = options;
  const rows = starts.flatMap((start) =>
    [...flown(60, start)].map(({ s, lat, lng, height, volts }) => {
      const sensors = [-50, 100 - (s % 5), 250, `"${mode(s)}"`, 600 + height, `${lat} ${lng}`, 72, sats];
      const added = s >= shiftedFrom ? ['1.5'] : [];
      const rest = [volts.toFixed(2), 20.1, s * 3, ...added, 0, 0, 512, 0, armed(s), 7.9];
      return [date, `${clock(s)}.120`, ...sensors, ...rest].join(',');
    }),
  );
  return `${[header, ...rows].join('\n')}\n`;
}

/** An export of AirData, in feet and miles per hour; ten readings a second would give the same. */
export function airdataLog(): string {
  const header =
    'time(millisecond),datetime(utc),latitude,longitude,height_above_takeoff(feet),speed(mph),satellites,voltage(v),battery_percent,voltageCell1,voltageCell2,voltageCell3,voltageCell4,flycStateRaw,flycState,message';
  const rows = [...flown(60)].map(({ s, lat, lng, height, volts }) =>
    [
      ...[s * 1000, s === 0 ? '' : `2026-05-01 ${clock(s)}`, lat, lng, (height / 0.3048).toFixed(2)],
      ...[(20 / 0.44704).toFixed(3), 14, volts.toFixed(3), 100 - s, ...Array(4).fill((volts / 4).toFixed(3))],
      ...[6, 'P-GPS', s === 5 ? '"Despegue, en orden"' : ''],
    ].join(','),
  );
  // AirData repeats the last moment.
  return `${[header, ...rows, rows.at(-1)].join('\r\n')}\r\n`;
}

/** An export of Litchi: on the ground at first, metres, millivolts. */
export function litchiLog(): string {
  const header =
    'latitude,longitude,altitude(m),ascent(feet),speed(m/s),distance(m),datetime(utc),datetime(local),satellites,currentVoltage,uplinkSignalQuality,time(millisecond),isflying,Planename,Dronetype';
  const rows = [...flown(60)].map(({ s, lat, lng, height, volts }) =>
    [
      ...[lat, lng, height, 0, 20, 10, `2026-05-01 ${clock(s)}.000`, `2026-05-01 ${clock(s + 7200)}.000`, 14],
      ...[Math.round(volts * 1000), 98, s * 1000, s < 10 ? 0 : 1, 'Mi Mini', 'Mini 2'],
    ].join(','),
  );
  return `${[header, ...rows].join('\n')}\n`;
}
