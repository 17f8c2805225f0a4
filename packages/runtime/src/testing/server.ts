import { setupServer } from 'msw/node';

/** The API of a test; a request that no handler expects fails it. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
