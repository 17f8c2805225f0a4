import { createI18n } from '@estela/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListState, type ListStateProps } from './list-state.tsx';

createI18n();

function show(props: Partial<ListStateProps<string>>) {
  return (
    <ListState items={undefined} empty={<p>nada</p>} skeleton={<p>esqueleto</p>} {...props}>
      {(items) => <p>{items.join(', ')}</p>}
    </ListState>
  );
}

test('the skeleton waits 300 ms, so quick responses show none', () => {
  jest.useFakeTimers();
  render(show({ loading: true }));
  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByText('esqueleto')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('esqueleto')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
  jest.useRealTimers();
});

test('an empty list shows what to do about it', () => {
  render(show({ items: [] }));
  expect(screen.getByText('nada')).toBeInTheDocument();
});

test('a failed first load says so and can be tried again', async () => {
  const retry = jest.fn();
  render(show({ error: 'Sin conexión', onRetry: retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalled();
});

test('items stay on screen while they are fetched again or that fails', () => {
  render(show({ items: ['a', 'b'], loading: true, error: 'Sin conexión' }));
  expect(screen.getByText('a, b')).toBeInTheDocument();
});

test('a list with more has a real button, and a failure there offers a retry', async () => {
  const onMore = jest.fn();
  const { rerender } = render(show({ items: ['a'], more: { hasMore: true, loading: false, onMore } }));
  await userEvent.click(screen.getByRole('button', { name: 'Cargar más' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(show({ items: ['a'], more: { hasMore: true, loading: false, onMore, error: 'Sin conexión' } }));
  expect(screen.getByText('a')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('a full list ends without a button', () => {
  render(show({ items: ['a'], more: { hasMore: false, loading: false, onMore: jest.fn() } }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
