import pg from 'pg';
import { sharingTexts } from '../../../database/kept-statement.ts';
import { build } from '../../../database/open.ts';
import { followerOf } from '../../../visibility/viewer.ts';
import { profileStatement, selectProfile } from './find-profile.ts';

// Nothing is asked of it.
const db = build(new pg.Pool());
const ana = { id: '0198c0de-0000-7000-8000-00000000000a' };
const berto = { id: '0198c0de-0000-7000-8000-00000000000b' };
const viewers = [null, ana, berto];

afterAll(() => db.destroy());

it('asks for a profile by the kept statement as by one made again, for each viewer and pilot', () => {
  for (const _time of ['kept', 'filled'])
    for (const viewer of viewers)
      for (const name of ['carla', 'dario']) {
        const byId = sharingTexts(selectProfile(db, 'users.id', name, viewer).compile());
        expect(profileStatement(db, { id: name }, viewer)).toMatchObject(textAndValues(byId));
        const byName = sharingTexts(selectProfile(db, 'users.username', name, viewer).compile());
        expect(profileStatement(db, { username: name }, viewer)).toMatchObject(textAndValues(byName));
      }
});

it('keeps no statement of a preview, which is as of a follower of one pilot', () => {
  for (const pilot of ['carla', 'dario']) {
    const viewer = followerOf(pilot);
    const compiled = selectProfile(db, 'users.id', pilot, viewer).compile();
    expect(profileStatement(db, { id: pilot }, viewer)).toMatchObject(textAndValues(compiled));
  }
});

function textAndValues({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
  return { sql, parameters };
}
