import { readConfig } from './config.ts';

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
    ['true', true],
    ['1', 1],
    ['0', false],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('read TRUST_PROXY=%s as %s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });
});
