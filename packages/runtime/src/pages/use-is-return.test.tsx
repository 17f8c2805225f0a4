import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useIsReturn } from './use-is-return.ts';

function Page() {
  return <p>{useIsReturn() ? 'returned' : 'new'}</p>;
}

test('a page knows whether Back led to it', async () => {
  const router = createMemoryRouter(
    [
      { path: '/flights', element: <Page key="flights" /> },
      { path: '/spots', element: <Page key="spots" /> },
    ],
    { initialEntries: ['/spots'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/flights'));
  expect(screen.getByText('new')).toBeInTheDocument();
  await act(() => router.navigate('/spots'));
  await act(() => router.navigate(-1));
  expect(screen.getByText('returned')).toBeInTheDocument();
});
