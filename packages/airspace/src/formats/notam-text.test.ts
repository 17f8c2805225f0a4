import { unknownStart } from '../zone.ts';
import { readNotams } from './notam-text.ts';

const text = `(D0123/26 NOTAMN
Q) LECM/QRTCA/IV/BO/W/000/045/4026N00345W005
A) LECM B) 2611200600 C) 2612012200
D) DAILY 0600-2200
E) TEMPORARY RESTRICTED AREA ACTIVATED
   SECOND LINE
F) SFC G) 4500FT AMSL)

B0456/26 NOTAMN
Q) LECB/QWULW/IV/M/W/000/004/4123S00210E001
A) LECB B) 2611200600 C) PERM
E) UNMANNED AIRCRAFT`;

describe('NOTAM in ICAO form', () => {
  it('have place, times, heights and text', () => {
    const { notams, problems } = readNotams(text);
    expect(problems).toEqual([]);
    expect(notams[0]).toMatchObject({
      notamId: 'D0123/26',
      qcode: 'QRTCA',
      validFrom: new Date('2026-11-20T06:00Z'),
      validTo: new Date('2026-12-01T22:00Z'),
      schedule: 'DAILY 0600-2200',
      text: 'TEMPORARY RESTRICTED AREA ACTIVATED\n   SECOND LINE',
    });
    expect(notams[0]?.volumes[0]).toMatchObject({
      shape: {
        type: 'Circle',
        centre: [-3.75, 40 + 26 / 60],
        radius: 6 * 1852,
      },
      lower: { metres: 0, reference: 'AGL' },
      upper: { metres: 1372, reference: 'AMSL' },
    });
    expect(notams[1]).toMatchObject({
      notamId: 'B0456/26',
      validTo: null,
      schedule: null,
    });
    expect(notams[1]?.volumes[0]).toMatchObject({
      lower: { metres: 0 },
      upper: null,
    });
  });

  it('keep a list in their text that is numbered with letters', () => {
    const lettered = 'FIREWORKS AT: A) PORT B) CASTLE D) BRIDGE F) MARKET';
    const { notams } = readNotams(
      text
        .replace('UNMANNED AIRCRAFT', `${lettered}\nF) 400FT AGL G) UNL`)
        .replace('D) DAILY 0600-2200\n', ''),
    );
    expect(notams[1]).toMatchObject({ text: lettered, schedule: null });
    expect(notams[1]?.volumes[0]).toMatchObject({
      lower: { metres: 122, reference: 'AGL' },
      upper: { metres: null },
    });
    expect(notams[0]?.schedule).toBeNull();
  });

  it('have no end where it is only estimated', () => {
    expect(readNotams(text.replace('2612012200', '2612012200EST')).notams[0]?.validTo).toBeNull();
  });

  it('are named in the problems where they cannot be read', () => {
    expect(readNotams(text.replace('4026N', '9926N')).problems).toEqual([
      'NOTAM D0123/26 has no place in its line Q',
    ]);
  });

  it('are in force where their begin cannot be read, and have no end where that cannot be', () => {
    const { notams, problems, notices } = readNotams(
      text.replace('B) 2611200600', 'B) 2613200600').replace('C) PERM', ''),
    );
    expect(problems).toEqual([]);
    expect(notices).toEqual([
      'NOTAM D0123/26: has no readable time in B, taken as in force',
      'NOTAM B0456/26: has no readable time in C, taken as without an end',
    ]);
    expect([notams[0]?.validFrom, notams[1]?.validTo]).toEqual([unknownStart, null]);
  });
});
