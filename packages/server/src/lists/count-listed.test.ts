import pg from 'pg';
import { sharingTexts } from '../database/kept-statement.ts';
import { build } from '../database/open.ts';
import { followerOf } from '../visibility/viewer.ts';
import { compileCount, countStatement } from './count-listed.ts';

// Nothing is asked of it.
const db = build(new pg.Pool());
const ana = { id: '0198c0de-0000-7000-8000-00000000000a' };
const berto = { id: '0198c0de-0000-7000-8000-00000000000b' };

afterAll(() => db.destroy());

it('counts by the kept statement as by one made again, for each viewer and owner', () => {
  for (const _time of ['kept', 'filled'])
    for (const viewer of [null, ana, berto])
      for (const owner of ['carla', 'dario']) {
        const { sql, parameters } = sharingTexts(compileCount(db, owner, viewer));
        expect(countStatement(db, owner, viewer)).toMatchObject({ sql, parameters });
      }
});

it('keeps no statement of a preview, which is as of a follower of one pilot', () => {
  for (const owner of ['carla', 'dario']) {
    const { sql, parameters } = compileCount(db, owner, followerOf(owner));
    expect(countStatement(db, owner, followerOf(owner))).toMatchObject({ sql, parameters });
  }
});
