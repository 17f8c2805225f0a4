import { calls } from '@estela/contracts';
import { startTestServer } from '../testing/test-server.ts';

describe('rate limits', () => {
  it('answer 429 after 600 calls a minute from one address, and spare health checks', async () => {
    const server = await startTestServer({ RATE_LIMIT_FACTOR: '0.05' });
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await server.inject({ url: '/api/nothing' })).statusCode);
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
    const refused = await server.call(calls.getStats);
    expect(refused.error.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call(calls.getHealthLive)).status).toBe(200);
    await server.close();
  });

  it('let one address create 50 accounts an hour, and count no failures', async () => {
    const server = await startTestServer({ RATE_LIMIT_FACTOR: '0.04' });
    const register = (username: string) =>
      server.call(calls.register, {
        body: {
          username,
          email: `${username}@estela.test`,
          name: 'Uno',
          lastName: 'Más',
          password: 'una de muchas',
          acceptTerms: true,
        },
      });
    const names = ['x', 'first', 'second', 'third'];
    const statuses: number[] = [];
    for (const name of names) statuses.push((await register(name)).status);
    expect(statuses).toEqual([400, 201, 201, 429]);
    await server.close();
  });
});
