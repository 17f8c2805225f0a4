import { ringAround } from '../../test/zone-files.ts';
import { notamOfRow } from './enaire-rows.ts';

const silent = { notice: () => {}, lost: () => {} };

test('a NOTAM whose end names no time runs to the end of that day', () => {
  const geometry = {
    type: 'Polygon',
    coordinates: [ringAround([-3.7, 40.4], 0.05)],
  };
  const properties = {
    notamId: 'D1/26',
    itemBstr: '2026-11-20',
    itemCstr: '2026-11-21',
  };
  const { validFrom, validTo } = notamOfRow({ type: 'Feature', geometry, properties }, silent);
  expect(validFrom).toEqual(new Date('2026-11-19T21:00Z'));
  expect(validTo).toEqual(new Date('2026-11-22T03:00Z'));
});
