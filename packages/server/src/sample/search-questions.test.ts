import { type CallAnswer, calls, type SearchKind } from '@estela/contracts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { insertSample } from './insert-sample.ts';
import questions from './search-questions.json' with { type: 'json' };

let server: TestServer;
let token: string;

/** Questions to the sample, in both languages and with slips: of each kind the first, of all others nothing. */
describe('the search of the sample', () => {
  beforeAll(async () => {
    server = await startTestServer();
    const { logins } = await insertSample(server.db);
    const [{ email = '', password = '' } = {}] = logins;
    token = (await server.call(calls.login, { body: { email, password } })).body.token;
  });
  afterAll(async () => {
    await server.close();
  });

  const ask = async (q: string, viewer: { token?: string } = { token }) =>
    firstOf((await server.call(calls.search, { ...viewer, query: { q } })).body);

  it.each(questions.map(({ q, first }) => [q, first] as const))('answers «%s»', async (q, first) => {
    expect(await ask(q)).toEqual(first);
  });

  it('answers guests nothing of followers, private things and groups', async () => {
    expect(await ask('madrid', {})).toEqual({
      flights: 'Primeras baterías del día en El Atazar',
      spots: 'Embalse de El Atazar',
    });
    expect(await ask('betaflight', {})).toEqual({});
  });
});

function firstOf(found: CallAnswer<'search'>): Partial<Record<SearchKind, string>> {
  const names = Object.entries(found).map(([kind, [first]]) => {
    if (!first) return [];
    return [[kind, 'title' in first ? first.title : first.name]];
  });
  return Object.fromEntries(names.flat());
}
