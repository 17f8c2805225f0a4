import { act, renderApp, screen } from '@estela/testing';
import { IdlePart } from './idle-part.tsx';

jest.mock('../platform/prefetch.ts', () => ({ whenIdle: (work: () => void) => work() }));

it('loads when the network is back, after a first attempt failed', async () => {
  const load = jest.fn(async () => () => <p>Campana</p>).mockRejectedValueOnce(new Error('no network'));
  renderApp(<IdlePart load={load} room={<p>Sitio</p>} />);
  await act(async () => {});
  expect(screen.getByText('Sitio')).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Campana')).toBeInTheDocument();
  expect(screen.queryByText('Sitio')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
