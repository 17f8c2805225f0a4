import { errorAnswer } from './error-answer.ts';

/** What PostgreSQL and the line to it say, as the driver throws it. */
const thrown = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('an error of the database', () => {
  it.each([
    thrown('ECONNREFUSED'),
    thrown('EHOSTUNREACH'),
    thrown('57P01', 'terminating connection due to administrator command'),
    thrown('53100', 'could not extend file: No space left on device'),
    thrown('53300', 'sorry, too many clients already'),
    thrown('58030', 'could not write to file'),
    thrown('', 'Client has encountered a connection error and is not queryable'),
    thrown('', 'Connection terminated unexpectedly'),
  ])('that may be over soon is a 503 with a time to wait: $code $message', (error) => {
    const { status, body, headers } = errorAnswer(error, 'es');
    expect([status, body.code, headers]).toEqual([503, 'UNAVAILABLE', { 'retry-after': '2' }]);
  });

  it('that is unexpected is a 500 without details', () => {
    const { status, body } = errorAnswer(thrown('42P01', 'relation "secrets" does not exist'), 'en');
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toContain('secrets');
  });
});
