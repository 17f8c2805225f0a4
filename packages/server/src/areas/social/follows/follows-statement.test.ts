import pg from 'pg';
import { sharingTexts } from '../../../database/kept-statement.ts';
import { build } from '../../../database/open.ts';
import { followsStatement, selectFollows } from './repository.ts';

// Nothing is asked of it.
const db = build(new pg.Pool());
const ana = { id: '0198c0de-0000-7000-8000-00000000000a' };
const berto = { id: '0198c0de-0000-7000-8000-00000000000b' };
const first = { cursor: null, words: undefined };

afterAll(() => db.destroy());

it.each(['followers', 'following'] as const)(
  'asks for %s by the kept statement as by one made anew',
  (side) => {
    for (const _time of ['kept', 'filled'])
      for (const viewer of [null, ana, berto])
        for (const pilot of ['carla', 'dario'])
          for (const limit of [20, 100]) {
            const asked = { ...first, limit };
            const { sql, parameters } = sharingTexts(selectFollows(db, side, pilot, viewer, asked).compile());
            expect(followsStatement(db, side, pilot, viewer, asked)).toMatchObject({ sql, parameters });
          }
  },
);

it('keeps nothing of a page further on, nor of words', () => {
  const cursor = { at: new Date('2026-05-01T10:00:00Z'), id: '0198c0de-0000-7000-8000-0000000000ff' };
  for (const asked of [
    { ...first, limit: 20, cursor },
    { ...first, limit: 20, words: 'dario' },
  ]) {
    const { sql, parameters } = selectFollows(db, 'followers', 'carla', ana, asked).compile();
    expect(followsStatement(db, 'followers', 'carla', ana, asked)).toMatchObject({ sql, parameters });
  }
});
