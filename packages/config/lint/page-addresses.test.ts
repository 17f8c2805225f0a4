import { writtenAddresses } from './page-addresses.ts';

const routes = ['/', '/flights', '/flights/:id', '/dashboard/:username'];
const linesOf = (file: string, text: string) => writtenAddresses(file, text, routes);

test.each([
  '<Link to="/flights?new=1">',
  "navigate('/flights', { replace: true });",
  'const to = `/dashboard/`;',
  `const link = \`${'$'}{config.publicUrl}/flights/\`;`,
])('%s is refused in product code', (line) => {
  expect(linesOf('mf-gear/src/app/page.tsx', `const a = 1;\n${line}`)).toEqual([line]);
});

test.each([
  '<Link to={paths.flights()}>',
  '<Route path="/flights" element={<FlightsPage />} />',
  "await expect(page).toHaveURL('/flights?page=2');",
  "await ana.call('GET', '/flights');",
  "fetch('/api/flights')",
  '/** A React Router path, as `/flights/:id`. */',
])('%s is not', (line) => {
  expect(linesOf('e2e/specs/flights/list.spec.ts', line)).toEqual([]);
});

test('tests and the table of calls may write them out', () => {
  const line = "show('/flights');";
  expect(linesOf('mf-gear/src/app/page.test.tsx', line)).toEqual([]);
  expect(linesOf('packages/contracts/src/calls/flights.ts', line)).toEqual([]);
});
