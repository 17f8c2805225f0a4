const { thirdPartyNotices } = jest.requireActual<{ thirdPartyNotices: () => string }>(
  '../scripts/notices/third-party-notices.mjs',
);
const { shippedPackages } = jest.requireActual<{
  shippedPackages: () => { manifest: { name: string; license: string }; places: Set<string> }[];
}>('../scripts/notices/shipped-packages.mjs');

describe('the notices of third parties', () => {
  const packages = shippedPackages();
  const notices = thirdPartyNotices();

  it('name what a browser gets and what the server runs, and no tool', () => {
    const placesOf = (wanted: string) =>
      packages.filter(({ manifest }) => manifest.name === wanted).map(({ places }) => [...places].join());
    expect(placesOf('react')).toEqual(['browser']);
    expect(placesOf('fastify')).toEqual(['server']);
    expect(placesOf('zod')).toEqual(['browser,server']);
    for (const tool of ['jest', 'playwright', 'typescript', '@biomejs/biome'])
      expect(placesOf(tool)).toEqual([]);
  });

  it('hold the licence of each, also of fonts, of libvips and of packages that bring none', () => {
    for (const { manifest } of packages) expect(notices).toContain(`\n${manifest.name} `);
    for (const text of [
      'SIL OPEN FONT LICENSE',
      'libvips (LGPL-3.0-or-later), used by sharp: server',
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'GNU GENERAL PUBLIC LICENSE',
      'Copyright (c) Jared Palmer\n\nApache License',
    ])
      expect(notices).toContain(text);
    expect(notices).not.toContain('brings no text of it');
  });

  it('find no licence that asks for more than to be named', () => {
    const known = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1)$/;
    const others = packages.filter(({ manifest }) => !known.test(manifest.license));
    expect(others.map(({ manifest }) => `${manifest.name} ${manifest.license}`)).toEqual([
      'qr (MIT OR Apache-2.0)',
      'type-fest (MIT OR CC0-1.0)',
    ]);
  });

  it('are the same each time', () => {
    expect(thirdPartyNotices()).toBe(notices);
  });
});
