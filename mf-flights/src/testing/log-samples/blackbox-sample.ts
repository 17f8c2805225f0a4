interface BlackboxOptions {
  craft?: string;
  firmware?: string;
  startedAt?: string;
  seconds?: number;
  /** How often the log is repeated in the file. */
  logs?: number;
  /** Hundredths of a volt: of the battery at the start, and how much lower it is at the end. */
  full?: number;
  drop?: number;
  /** Seconds from the controller's start to the log's. */
  since?: number;
}

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value >>> 0; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

const signed = (value: number) => unsigned((value << 1) ^ (value >> 31));

/** A log of whole frames at ten a second, each followed by the bytes of frames that are differences. */
export function blackboxLog(options: BlackboxOptions = {}): Uint8Array<ArrayBuffer> {
  const { craft = 'Chimera7', firmware = 'Betaflight 4.5.1 (77d01ba3b) STM32F7X2', seconds = 60 } = options;
  const {
    startedAt = '0000-01-01T00:00:00.000+00:00',
    logs = 1,
    full = 1680,
    drop = 200,
    since = 30,
  } = options;
  const [battery, altitude] = firmware.startsWith('INAV') ? ['vbat', 'BaroAlt'] : ['vbatLatest', 'baroAlt'];
  const headers = [
    'Product:Blackbox flight data recorder by Nicholas Sherlock',
    'Data version:2',
    'I interval:32',
    'P interval:1/2',
    `Field I name:loopIteration,time,axisP[0],motor[0],${battery},rssi,${altitude}`,
    'Field I signed:0,0,1,0,0,0,1',
    'Field I predictor:0,0,0,0,9,0,0',
    'Field I encoding:1,1,0,1,3,1,0',
    `Firmware revision:${firmware}`,
    `Craft name:${craft}`,
    `Log start datetime:${startedAt}`,
    `vbatref:${full}`,
    'vbatcellvoltage:330,350,430',
    'looptime:125',
  ];
  const bytes: number[] = [];
  for (let log = 0; log < logs; log += 1) {
    for (const header of headers) bytes.push(...new TextEncoder().encode(`H ${header}\n`));
    for (let frame = 0; frame <= seconds * 10; frame += 1) {
      const sag = Math.round((drop * frame) / (seconds * 10));
      bytes.push(73, ...unsigned(frame * 800), ...unsigned((log * 1000 + since) * 1e6 + frame * 100_000));
      bytes.push(...signed(-12), ...unsigned(1200), ...unsigned(sag & 0x3fff), ...unsigned(1023 - frame));
      bytes.push(...signed(1000 + frame * 10));
      for (let i = 0; i < 7; i += 1) bytes.push(80, (frame * 7 + i) % 256, 73, 12, i);
    }
    bytes.push(69, 255, ...new TextEncoder().encode('End of log\0'));
  }
  return new Uint8Array(bytes);
}
