import { parseCoordinates } from './parse-coordinates.ts';

const readable: [string, number, number][] = [
  ['39.47, -0.32', 39.47, -0.32],
  ['39.47 -0.32', 39.47, -0.32],
  ['39.47,-0.32', 39.47, -0.32],
  ['(39.47, −0.32)', 39.47, -0.32],
  ['39.47°, -0.32°', 39.47, -0.32],
  ['39,47; -0,32', 39.47, -0.32],
  ['39,47, -0,32', 39.47, -0.32],
  ['39,4700 -0,3200', 39.47, -0.32],
  ['-34.58, -58.85', -34.58, -58.85],
  ['  0, 0 ', 0, 0],
  ['39°28\'12"N 0°19\'12"W', 39.47, -0.32],
  ['39° 28′ 12″ N, 0° 19′ 12″ O', 39.47, -0.32],
  ["39º28'12''N 0º19'12''O", 39.47, -0.32],
  ["N 39° 28.2' W 0° 19.2'", 39.47, -0.32],
  ['39.47N 0.32W', 39.47, -0.32],
  ['39 28.2, -0 19.2', 39.47, -0.32],
  ["39° 28.2', -0° 19.2'", 39.47, -0.32],
  ["39°28,2' −0°19,2'", 39.47, -0.32],
  ['39 28.2 -0 19.2', 39.47, -0.32],
  ['39 28 12, -0 19 12', 39.47, -0.32],
  ['-34°34\'48" -58°51\'00"', -34.58, -58.85],
  ["39° 28' 12.0'', -0° 19' 12.0''", 39.47, -0.32],
  ['S33.8688, E151.2093', -33.8688, 151.2093],
  ['https://www.google.com/maps/@39.47,-0.32,15z', 39.47, -0.32],
  [
    'https://www.google.com/maps/place/X/@39.1,-0.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d39.47!4d-0.32',
    39.47,
    -0.32,
  ],
  ['https://www.google.com/maps/place/39.47,-0.32', 39.47, -0.32],
  ['https://www.google.com/maps/place/39°28\'12.0"N+0°19\'12.0"W', 39.47, -0.32],
  ["https://www.google.com/maps/place/39%C2%B028'12.0%22N+0%C2%B019'12.0%22W", 39.47, -0.32],
  ["https://www.google.com/maps/place/39%C2%B028'12.0%22N+0%C2%B019'12.0%22W/@39.1,-0.1,17z", 39.47, -0.32],
  ["https://www.google.com/maps?q=39%C2%B028'12%22N+0%C2%B019'12%22W", 39.47, -0.32],
  ['https://www.google.es/maps?q=39.47,-0.32&hl=es', 39.47, -0.32],
  ['https://maps.google.com/?q=loc:39.47,-0.32', 39.47, -0.32],
  ['https://www.google.com/maps/search/?api=1&query=39.47%2C-0.32', 39.47, -0.32],
  ['https://www.google.com/maps/search/39.47,+-0.32', 39.47, -0.32],
  ['https://www.google.com/maps/dir/?api=1&destination=39.47,-0.32', 39.47, -0.32],
  ['www.google.com/maps/@39.47,-0.32,15z', 39.47, -0.32],
  ['https://www.openstreetmap.org/#map=15/39.47/-0.32', 39.47, -0.32],
  ['https://www.openstreetmap.org/?mlat=39.47&mlon=-0.32#map=12/40/-1', 39.47, -0.32],
  ['https://www.openstreetmap.org/directions?to=39.47%2C-0.32', 39.47, -0.32],
  ['https://www.openstreetmap.org/directions?to=39.47,-0.32#map=12/40/-1', 39.47, -0.32],
  ['https://maps.apple.com/?ll=39.47,-0.32&q=Spot', 39.47, -0.32],
  ['https://www.waze.com/ul?ll=39.47%2C-0.32&navigate=yes', 39.47, -0.32],
  ['geo:39.47,-0.32?z=12', 39.47, -0.32],
  ['geo:0,0?q=39.47,-0.32(Bando)', 39.47, -0.32],
];

test.each(readable)('reads %s', (text, lat, lng) => {
  const parsed = parseCoordinates(text);
  if (!parsed.ok) throw new Error(`not read: ${parsed.problem}`);
  expect(parsed.point.lat).toBeCloseTo(lat, 6);
  expect(parsed.point.lng).toBeCloseTo(lng, 6);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['Valencia', 'unreadable'],
  ['39.47', 'unreadable'],
  ['39,47', 'unreadable'],
  ['39,47,-0,32,5', 'unreadable'],
  ['1 '.repeat(5_000), 'unreadable'],
  ['39°75\'00"N 0°19\'12"W', 'unreadable'],
  ['39 28 0 19', 'unreadable'],
  ['39 75.2, -0 19.2', 'unreadable'],
  ['99 28.2, -0 19.2', 'range'],
  ['https://www.google.com/maps/place/%E0%A4%A', 'unreadable'],
  ['javascript:alert(1)', 'unreadable'],
  ['https://example.com/', 'unreadable'],
  ['https://maps.app.goo.gl/AbCdEf123', 'shortLink'],
  ['91, 0', 'range'],
  ['45, 181', 'range'],
])('says why it cannot read "%s"', (text, problem) => {
  expect(parseCoordinates(text)).toEqual({ ok: false, problem });
});
