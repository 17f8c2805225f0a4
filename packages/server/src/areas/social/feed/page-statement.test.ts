import { feedTabs } from '@estela/contracts/values';
import pg from 'pg';
import { sharingTexts } from '../../../database/kept-statement.ts';
import { build } from '../../../database/open.ts';
import { compile, statementFor } from './page-statement.ts';

// Nothing is asked of it.
const db = build(new pg.Pool());
const ana = { id: '0198c0de-0000-7000-8000-00000000000a' };
const berto = { id: '0198c0de-0000-7000-8000-00000000000b' };
const place = { at: new Date('2026-05-01T10:00:00Z'), id: '0198c0de-0000-7000-8000-0000000000ff' };
const earlier = { at: new Date('2026-04-01T10:00:00Z'), id: '0198c0de-0000-7000-8000-0000000000ee' };

afterAll(() => db.destroy());

it.each(
  feedTabs.flatMap((tab) =>
    [null, ana, berto].flatMap((viewer) =>
      [null, place, earlier].flatMap((after) =>
        [21, 51].map((limit) => ({ tab, viewer, after, limit, of: `${tab} ${viewer?.id} ${after?.id}` })),
      ),
    ),
  ),
)('the kept statement is the one that would be made anew: $of, $limit', ({ of: _of, ...asked }) => {
  const { sql, parameters } = sharingTexts(compile(db, asked));
  for (let time = 0; time < 2; time += 1) expect(statementFor(db, asked)).toMatchObject({ sql, parameters });
});

it.each(feedTabs)('says once who looks at the %s feed, and nobody else can be in it', (tab) => {
  for (const viewer of [ana, berto]) {
    const { parameters } = statementFor(db, { tab, viewer, after: place, limit: 21 });
    expect(parameters.filter((value) => value === viewer.id)).toHaveLength(1);
    const ids = parameters.filter((value) => typeof value === 'string' && value.includes('-'));
    expect(ids.sort()).toEqual([viewer.id, place.id].sort());
  }
});
