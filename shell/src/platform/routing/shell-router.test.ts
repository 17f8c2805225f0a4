import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createShellRouter } from './shell-router.ts';

test('the first page does not count as returned to, until it is', () => {
  const router = createShellRouter(createMemoryHistory({ initialEntries: ['/flights'] }));
  expect(router.state.historyAction).toBe('REPLACE');
  router.push('/feed');
  expect(router.state.historyAction).toBe('PUSH');
  router.go(-1);
  expect(router.state).toMatchObject({ historyAction: 'POP', location: { pathname: '/flights' } });
});
