import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, settingNames } from './config.ts';

describe('the settings', () => {
  it('have a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      sample: true,
      publicUrl: 'http://127.0.0.1:8080',
      databaseUrl: undefined,
      rateLimitFactor: 1,
      trustProxy: false,
    });
    expect(config.dataDir).toMatch(/\/\.estela$/);
  });

  it('fill in the sample with known passwords only where nobody else can reach it (A10)', () => {
    const sampleOf = (env: Record<string, string | undefined>) => {
      const { sample, samplePasswords } = readConfig(env);
      return [sample, samplePasswords];
    };
    for (const HOST of ['127.0.0.1', 'localhost', '::1'])
      expect([HOST, sampleOf({ HOST })]).toEqual([HOST, [true, 'known']]);
    for (const env of [
      { HOST: '0.0.0.0' },
      { HOST: '127.evil.example' },
      { PUBLIC_URL: 'https://estela.example' },
      { DATABASE_URL: 'postgres://estela@db/estela' },
    ]) {
      expect([env, sampleOf(env)]).toEqual([env, [false, 'random']]);
      expect([env, sampleOf({ ...env, ESTELA_SAMPLE: '1' })]).toEqual([env, [true, 'random']]);
    }
    expect(sampleOf({ ESTELA_SAMPLE: '0' })).toEqual([false, 'known']);
  });

  it('are all in the table of the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
    const told = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(told).toEqual(expect.arrayContaining(settingNames));
    expect(new Set(told).size).toBe(told.length);
  });

  it('name every problem in one message', () => {
    const env = {
      PORT: '99999',
      PUBLIC_URL: 'ftp://x',
      DATABASE_URL: 'mysql://x',
      RATE_LIMIT_FACTOR: 'many',
    };
    expect(() => readConfig(env)).toThrow(
      'Settings that cannot be used: PORT must be 0 to 65535; PUBLIC_URL must be a URL that starts with http:// or ' +
        'https://; DATABASE_URL must be a URL that starts with postgres:// or postgresql://; ' +
        'RATE_LIMIT_FACTOR must be a number',
    );
  });

  it('treat an empty variable as not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 8080 });
  });

  it('take the public address without its last slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://estela.example/' }).publicUrl).toBe('https://estela.example');
  });

  it.each([
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'proxy.internal'],
    ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/40'],
    ['PUBLIC_URL', 'https://estela.example/app'],
    ['PUBLIC_URL', 'https://estela.example?from=mail'],
    ['PUBLIC_URL', 'https://estela:secret@estela.example'],
    ['MAIL_FROM', 'Estela'],
    ['MAIL_FROM', 'hola@estela.example, adios@estela.example'],
    ['DATABASE_POOL', 'many'],
  ])('refuse %s=%s, which would only fail later', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(`cannot be used: ${name} must `);
  });

  it.each([
    ['MAIL_FROM', 'hola@estela.example'],
    ['MAIL_FROM', '"Estela, los pilotos" <hola@estela.example>'],
    ['PUBLIC_URL', 'http://[::1]:8080/'],
    ['PUBLIC_URL', 'https://ESTELA.example'],
    ['PUBLIC_URL', 'https://estela.example:443'],
    ['TRUST_PROXY', 'loopback, fd00::/8, 10.0.0.0/255.0.0.0'],
  ])('take %s=%s', (name, text) => {
    expect(() => readConfig({ [name]: text })).not.toThrow();
  });

  it.each([
    ['true', true],
    ['1', 1],
    ['0', false],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('read TRUST_PROXY=%s as %s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  describe('of maps', () => {
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';

    it('are the packaged world by default', () => {
      expect(readConfig({}).maps).toEqual({ pmtiles: undefined, layers: [] });
    });

    it('are pictures of other hosts, each with who made them', () => {
      const env = {
        MAP_TILES: tiles,
        MAP_ATTRIBUTION: 'Tiles',
        MAP_RELIEF: tiles,
        MAP_RELIEF_ATTRIBUTION: 'Relief',
      };
      expect(readConfig(env).maps.layers).toEqual([
        { kind: 'streets', url: tiles, attribution: 'Tiles' },
        { kind: 'relief', url: tiles, attribution: 'Relief' },
      ]);
    });

    it('are rejected together, each with its sentence', () => {
      const env = {
        PORT: 'x',
        MAP_PMTILES: 'nowhere.pmtiles',
        MAP_TILES: tiles,
        MAP_SATELLITE: 'https://tiles.example/{z}/{x}.png',
        MAP_RELIEF_ATTRIBUTION: 'Relief',
      };
      expect(() => readConfig(env)).toThrow(
        'Settings that cannot be used: PORT must be a number; ' +
          'MAP_PMTILES nowhere.pmtiles cannot be read (there is no such file); ' +
          'MAP_SATELLITE must have {y}, as https://tiles.example/{z}/{x}/{y}.png; ' +
          'MAP_TILES must not be set when MAP_PMTILES is; ' +
          'MAP_ATTRIBUTION must say who made the map of MAP_TILES; ' +
          'MAP_SATELLITE_ATTRIBUTION must say who made the map of MAP_SATELLITE; ' +
          'MAP_RELIEF must be set too because MAP_RELIEF_ATTRIBUTION is',
      );
    });

    it.each([
      ['MAP_TILES', 'http://tiles.example/{z}/{x}/{y}.png', 'must start with https://'],
      ['MAP_TILES', 'https://{s}.tiles.example/{z}/{x}/{y}.png', 'must not have {s}'],
      ['MAP_TILES', 'https://{z}.example/{x}/{y}.png', 'must have its host in plain letters'],
      ['MAP_TILES', 'https://me:secret@tiles.example/{z}/{x}/{y}.png', 'must have its host in plain letters'],
      ['MAP_TILES', 'tiles/{z}/{x}/{y}.png', 'must be an address'],
      ['MAP_PMTILES', 'ftp://maps.example/spain.pmtiles', 'must be a file or start with https:// or http://'],
      [
        'MAP_PMTILES',
        'https://me:secret@maps.example/spain.pmtiles',
        'must not have a user name or password',
      ],
      ['MAP_PMTILES', import.meta.filename, 'is not a PMTiles file'],
      ['MAP_PMTILES', import.meta.dirname, 'cannot be read (EISDIR)'],
    ])('are rejected with %s=%s', (name, value, message) => {
      expect(() => readConfig({ MAP_ATTRIBUTION: 'Tiles', [name]: value })).toThrow(message);
    });
  });

  describe('of an object storage', () => {
    const env = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'estela',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };

    it('are none by default', () => {
      expect(readConfig({}).s3).toBeUndefined();
    });

    it('lead to the bucket by a path, or by a host where that is set', () => {
      expect(readConfig(env).s3).toEqual({
        bucketUrl: 'https://s3.example/estela/',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        timeout: 5_000,
      });
      expect(readConfig({ ...env, S3_PATH_STYLE: '0' }).s3?.bucketUrl).toBe('https://estela.s3.example/');
    });

    it('are one problem when some of them are missing, reported with all others', () => {
      const half = { S3_BUCKET: 'estela', S3_REGION: 'eu-south-2', PORT: 'x' };
      expect(() => readConfig(half)).toThrow(
        'Settings that cannot be used: PORT must be a number; ' +
          'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too because S3_BUCKET is',
      );
    });

    it.each([
      ['S3_ENDPOINT', 'https://s3.example/estela', /S3_ENDPOINT must be a URL .* ends after the host/],
      ['S3_BUCKET', '../other', /S3_BUCKET must be the name of a bucket/],
      ['S3_TIMEOUT_MS', '5', /S3_TIMEOUT_MS must be at least 100/],
      ['S3_PATH_STYLE', 'yes', /S3_PATH_STYLE must be 0 or 1/],
    ])('are rejected with %s=%s', (name, value, message) => {
      expect(() => readConfig({ ...env, [name]: value })).toThrow(message);
    });
  });
});
