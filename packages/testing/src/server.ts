import { setupServer } from 'msw/node';

/** The API of a test. A request that no handler expects fails the test: `server.use(http.get('/api/...', ...))`. */
export const server = setupServer();

let unexpected: string[] = [];

beforeAll(() =>
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      unexpected.push(`${method} ${url}`);
    },
  }),
);

afterEach(() => {
  server.resetHandlers();
  const seen = unexpected;
  unexpected = [];
  if (seen.length > 0) throw new Error(`Nothing answers ${seen.join(', ')}`);
});

afterAll(() => server.close());
