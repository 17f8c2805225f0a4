import { readNotams } from './notam-text.ts';

const restricted = `Q) LECM/QRTCA/IV/BO/W/000/010/4030N00345W005
A) LECM B) 2611200500 C) 2612201500
E) TEMPO RESTRICTED AREA
F) SFC G) 3000FT AMSL`;
const unmanned = `Q) LECM/QWULW/IV/BO/W/000/010/4130N00345W005
A) LECM B) 2611200500 C) 2612201500
E) UNMANNED AIRCRAFT
F) SFC G) 400FT AGL`;
const both = `${restricted}\n\nA0001/26 NOTAMN\n${unmanned}\n`;

const namesOf = (text: string) => readNotams(text).notams.map(({ notamId, qcode }) => [notamId, qcode]);

describe('a text of NOTAM', () => {
  it('keeps the first where its line with the number is lost, and says so', () => {
    expect(namesOf(both)).toEqual([
      ['?', 'QRTCA'],
      ['A0001/26', 'QWULW'],
    ]);
    expect(readNotams(both)).toMatchObject({
      problems: [],
      notices: ['NOTAM 1: has lost its number'],
    });
  });

  it('keeps the second where its line with the number is lost, each with its own heights', () => {
    const { notams } = readNotams(`A0001/26 NOTAMN\n${restricted}\n${unmanned}\n`);
    expect(notams.map(({ notamId }) => notamId)).toEqual(['A0001/26', '?']);
    expect(notams.map(({ volumes }) => volumes[0]?.upper?.metres)).toEqual([914, 122]);
  });

  it('names one that has lost its line Q as well, and keeps the other', () => {
    const { notams, problems } = readNotams(
      `A0001/26 NOTAMN\n${restricted}\n\n${unmanned.split('\n').slice(1).join('\n')}\n`,
    );
    expect(notams.map(({ notamId }) => notamId)).toEqual(['A0001/26']);
    expect(problems).toEqual(['NOTAM 2 has no place in its line Q']);
  });

  it.each<[string, (text: string) => string]>([
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['line ends of old', (text) => text.replaceAll('\n', '\r')],
    ['small letters', (text) => text.toLowerCase()],
    ['indented lines', (text) => text.replace(/^/gm, '  ')],
    ['items of one line', (text) => text.replaceAll(/\n(?=[QA-G]\))/g, ' ')],
    ['a heading', (text) => `NOTAM OF 20 NOV 2026\nFIR MADRID\n\n${text}`],
    ['numbers with four digits of the year', (text) => text.replaceAll('/26 NOTAM', '/2026 NOTAM')],
  ])('is read with %s', (_, change) => {
    const text = `A0002/26 NOTAMN\n${restricted}\n\nA0001/26 NOTAMN\n${unmanned}\n`;
    const { notams, problems } = readNotams(change(text));
    expect(problems).toEqual([]);
    expect(notams.map(({ qcode, volumes }) => [qcode, volumes[0]?.lower?.metres])).toEqual([
      ['QRTCA', 0],
      ['QWULW', 0],
    ]);
  });
});

describe('a NOTAM', () => {
  const one = (text: string) => {
    const { notams, problems, notices } = readNotams(`A0001/26 NOTAMN\n${text}`);
    expect(problems).toEqual([]);
    return { ...notams[0]!, volume: notams[0]!.volumes[0]!, notices };
  };

  it('without a radius is as wide as one can be', () => {
    const { volume, notices } = one(restricted.replace('W005', 'W'));
    expect(volume.shape).toMatchObject({ radius: 1000 * 1852 });
    expect(notices).toEqual(['NOTAM A0001/26: has no radius in its line Q, taken as the widest there is']);
  });

  it.each(['', 'RTCA', 'QR', 'Q1TCA'])('has no code where that is %j', (code) => {
    expect(one(restricted.replace('QRTCA', code)).qcode).toBeNull();
  });

  it.each(['F) 300 G)', 'F) 300F AGL G)', 'F) 1,000FT AGL G)', 'G)'])(
    'begins at the ground where its lower limit is %j and line Q has another level',
    (limit) => {
      const text = restricted.replace('000/010', '003/010').replace('F) SFC G)', limit);
      expect(one(text).volume.lower).toBeNull();
    },
  );

  it('begins at the ground where its limits are swapped', () => {
    expect(
      one(restricted.replace('F) SFC G) 3000FT AMSL', 'F) 900FT AGL G) 300FT AGL')).volume.lower,
    ).toBeNull();
  });

  it('has no end where that lies before its begin', () => {
    expect(one(restricted.replace('C) 2612201500', 'C) 2512201500')).validTo).toBeNull();
  });
});

describe('a NOTAM that ends another', () => {
  const cancel = `A0002/26 NOTAMC A0001/26
Q) LECM/QRTCN/IV/BO/W/000/010/4030N00345W005
A) LECM B) 2611210500
E) TEMPO RESTRICTED AREA CANCELLED`;
  const all = (second: string) => readNotams(`A0001/26 NOTAMN\n${restricted}\n\n${second}\n`);

  it('cancels the very one that it names, from when it says', () => {
    const { notams, notices } = all(cancel);
    expect(notams).toMatchObject([{ notamId: 'A0001/26', validTo: new Date('2026-11-21T05:00Z') }]);
    expect(notices).toContain('NOTAM A0002/26: cancels A0001/26');
  });

  it('replaces the one that it names', () => {
    const { notams } = all(`A0002/26 NOTAMR A0001/26\n${restricted.replace('2611200500', '2611220500')}`);
    expect(notams.map(({ validTo }) => validTo)).toEqual([
      new Date('2026-11-22T05:00Z'),
      new Date('2026-12-20T15:00Z'),
    ]);
  });

  it.each([
    ['names another', cancel.replace('A0001', 'A0009')],
    ['names none', cancel.replace('NOTAMC A0001/26', 'NOTAMC')],
    ['is of another place', cancel.replace('4030N', '4130N')],
    ['does not say from when', cancel.replace('B) 2611210500', '')],
    ['has an end of its own', cancel.replace('B) 2611210500', 'B) 2611210500 C) 2611220500')],
  ])('ends nothing where it %s', (_, second) => {
    expect(all(second).notams[0]).toMatchObject({
      notamId: 'A0001/26',
      validTo: new Date('2026-12-20T15:00Z'),
    });
    expect(all(second).notams).toHaveLength(2);
  });
});
