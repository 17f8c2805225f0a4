import fc from 'fast-check';
import { decodeCursor, encodeCursor } from './cursor.ts';

describe('cursor', () => {
  it('is read as it was written, to the millisecond', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31') }), fc.uuid(), (at, id) => {
        fc.pre(!Number.isNaN(at.getTime()));
        expect(decodeCursor(encodeCursor({ at, id }))).toEqual({ at, id });
      }),
    );
  });

  it('is nothing without one', () => {
    expect(decodeCursor(undefined)).toBeNull();
  });

  it('rejects what we did not write', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => decodeCursor(text)).toThrow()));
    const id = '018f2b1c-0000-7000-8000-000000000000';
    for (const text of [
      `-1.${id}`,
      `1e3.${id}`,
      `99999999999999999.${id}`,
      `1.${id}'`,
      '1.',
      `.${id}`,
      `1.${id}\n`,
    ]) {
      expect(() => decodeCursor(Buffer.from(text).toString('base64url'))).toThrow();
    }
  });
});
