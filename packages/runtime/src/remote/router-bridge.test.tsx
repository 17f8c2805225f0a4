import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes, useNavigate, useNavigationType } from 'react-router-dom';
import { aRouter } from '../testing/remote-props.tsx';
import { RouterBridge } from './router-bridge.tsx';

function Area() {
  const navigate = useNavigate();
  return (
    <Routes>
      <Route path="/drones" element={<Link to="/drones/7">{'Drone 7'}</Link>} />
      <Route
        path="/drones/:id"
        element={
          <button type="button" onClick={() => navigate(-1)}>
            {'Back'}
          </button>
        }
      />
    </Routes>
  );
}

function renderArea(address: string, owns: (pathname: string) => boolean = () => true) {
  const router = aRouter(address);
  render(
    <RouterBridge router={router} owns={owns}>
      <Area />
    </RouterBridge>,
  );
  return router;
}

test('a link in the root moves the shell’s router, and Back returns', async () => {
  const router = renderArea('/drones');
  await userEvent.click(screen.getByRole('link', { name: 'Drone 7' }));
  expect(router.state.location.pathname).toBe('/drones/7');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Drone 7' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/drones');
});

test('the root follows a navigation of the shell', async () => {
  const router = renderArea('/drones');
  await act(() => router.navigate('/drones/9'));
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
});

test('a page of another area leaves what the root shows as it is', async () => {
  const router = renderArea('/drones', (pathname) => pathname.startsWith('/drones'));
  await act(() => router.navigate('/groups'));
  expect(screen.getByRole('link', { name: 'Drone 7' })).toBeInTheDocument();
});

const waysIn: string[] = [];

function WayIn() {
  waysIn.push(useNavigationType());
  return null;
}

test('the root hears nothing of how a page of another area was come to', async () => {
  const router = aRouter('/drones');
  render(
    <RouterBridge router={router} owns={(pathname) => pathname === '/drones'}>
      <WayIn />
    </RouterBridge>,
  );
  await act(() => router.navigate('/groups'));
  expect(waysIn).toEqual(['POP']);
});

test('links are real addresses, for a new tab', () => {
  renderArea('/drones');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/drones/7');
});
