const header =
  'Date,Time,1RSS(dB),2RSS(dB),RQly(%),RSNR(dB),ANT,RFMD,TPWR(mW),TRSS(dB),TQly(%),TSNR(dB),FM,Alt(m),GPS,GSpd(kmh),Hdg(°),Sats,RxBt(V),Curr(A),Capa(mAh),Bat%(%),Ptch(rad),Roll(rad),Yaw(rad),Rud,Ele,Thr,Ail,CH1(us),CH2(us),CH3(us),CH4(us),CH5(us),TxBat(V)\n';

interface RadioLog {
  /** Rows of the file, `hertz` of them a second. */
  rows: number;
  hertz?: number;
}

/** The telemetry of one flight as a radio with EdgeTX writes it: a circle at 20 m/s over Madrid, up to 100 m. */
export function* radioLog({ rows, hertz = 1 }: RadioLog): Generator<string> {
  yield header;
  const start = Date.UTC(2026, 4, 1, 8);
  for (let row = 0; row < rows; row += 1) {
    const seconds = row / hertz;
    const [date, time] = new Date(start + seconds * 1000).toISOString().slice(0, -1).split('T');
    const turn = (seconds / 60) * 2 * Math.PI;
    const place = `${(40.4 + 0.0015 * Math.sin(turn)).toFixed(6)} ${(-3.7 + 0.002 * Math.cos(turn)).toFixed(6)}`;
    const link = `-5${row % 10},-6${row % 10},${100 - (row % 5)},9,1,2,250,-70,100,8,"ACRO"`;
    const volts = (25.2 - (4 * row) / rows).toFixed(2);
    const flown = `${Math.min(100, seconds).toFixed(1)},${place},72.0,${row % 360},14,${volts},20.1,${row % 1500},80`;
    yield `${date},${time},${link},${flown},0.10,0.20,1.20,0,0,${row % 1024},0,1500,1500,1${row % 10}00,1500,2012,7.9\n`;
  }
}
