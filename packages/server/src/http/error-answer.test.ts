import { errorAnswer } from './error-answer.ts';
import { ApiError } from './errors.ts';

/** What PostgreSQL and the line to it say, as the driver throws it. */
const thrown = (code: string, message = '') => Object.assign(new Error(message), { code });

it('names an instant with the day before the month in both languages', () => {
  const error = new ApiError('FORBIDDEN', {
    text: 'suspendedUntil',
    values: { until: new Date('2026-09-05T07:05:00Z'), reason: 'other' },
  });
  expect(errorAnswer(error, 'en').body.error).toContain('5 September 2026 at 07:05 UTC');
  expect(errorAnswer(error, 'es').body.error).toContain('5 de septiembre de 2026');
});

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
