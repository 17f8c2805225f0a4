import { createI18n } from '@estela/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

createI18n();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

test('a toast is announced and goes by itself', () => {
  render(<Toaster />);
  act(() => void toast('Guardado'));
  expect(screen.getByRole('log')).toHaveTextContent('Guardado');
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
});

test('what failed interrupts', () => {
  render(<Toaster />);
  act(() => void toast({ text: 'No se ha guardado', tone: 'danger' }));
  expect(screen.getByRole('alert')).toHaveTextContent('No se ha guardado');
});

test('the clock stands still while someone reaches for a toast', () => {
  render(<Toaster />);
  act(() => void toast('Guardado'));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Avisos' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Guardado')).toBeInTheDocument();
});

test('an action runs once and takes its toast away', () => {
  const undo = jest.fn();
  render(<Toaster />);
  act(() => void toast({ text: 'Eliminado', action: { label: 'Deshacer', onAction: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Eliminado')).not.toBeInTheDocument();
});

test('more than three give way from the oldest', () => {
  render(<Toaster />);
  act(() => {
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) toast(text);
  });
  expect(screen.queryByText('uno')).not.toBeInTheDocument();
  expect(screen.getByText('cuatro')).toBeInTheDocument();
});
