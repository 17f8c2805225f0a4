import { writeGpx } from './gpx.ts';

const start = new Date('2026-05-01T10:00:00Z');
const link = 'https://estela.test/flights/1?a=1&b=2';
const flown = { title: 'Tarde', pilot: 'Ana', start, link };

describe('a GPX file', () => {
  it('is one track in the order of GPX 1.1, heights only where the log has them', () => {
    expect(
      writeGpx({
        ...flown,
        points: [
          [40.5, -3.7, 612.345, 0],
          [-1e-7, 179.9999999, null, 0.25],
        ],
      }),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Estela" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>Tarde</name><author><name>Ana</name></author><link href="https://estela.test/flights/1?a=1&amp;b=2"/><time>2026-05-01T10:00:00.000Z</time></metadata>
<trk><name>Tarde</name><trkseg>
<trkpt lat="40.5000000" lon="-3.7000000"><ele>612.35</ele><time>2026-05-01T10:00:00.000Z</time></trkpt>
<trkpt lat="-0.0000001" lon="179.9999999"><time>2026-05-01T10:00:00.250Z</time></trkpt>
</trkseg></trk>
</gpx>
`);
  });

  it('has no times where the log had no clock', () => {
    const gpx = writeGpx({
      ...flown,
      points: [
        [40, -3, null, 0],
        [41, -3, null, 0],
      ],
    });
    expect(gpx).toContain('<trkpt lat="40.0000000" lon="-3.0000000"></trkpt>');
  });

  it('takes every title and name as text', () => {
    const gpx = writeGpx({ ...flown, title: '</name>\u0001\uFFFE & 🛩️ \u001b', pilot: '<b>"A\'', points: [] });
    expect(gpx).toContain('<name>&lt;/name&gt; &amp; 🛩️ </name>');
    expect(gpx).toContain('<author><name>&lt;b&gt;&quot;A&#39;</name></author>');
  });
});
