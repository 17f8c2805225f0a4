import { createI18n } from '@estela/i18n';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

createI18n();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

/** jsdom's events do not know how far the pointer moved. */
function movePointer(target: Element, movementX: number) {
  const event = createEvent.pointerMove(target);
  fireEvent(
    target,
    Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } }),
  );
}

test('a toast is announced and goes by itself', () => {
  render(<Toaster />);
  act(() => void toast('Guardado'));
  expect(screen.getByRole('log')).toHaveTextContent('Guardado');
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
});

test('an error is announced at once', () => {
  render(<Toaster />);
  act(() => void toast({ text: 'No se ha guardado', tone: 'danger' }));
  expect(screen.getByRole('alert')).toHaveTextContent('No se ha guardado');
});

test('the timer stops while someone reaches for a toast', () => {
  render(<Toaster />);
  act(() => void toast('Guardado'));
  movePointer(screen.getByText('Guardado'), 2);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Guardado')).toBeInTheDocument();
});

test('a pointer that rested where the toast came up does not keep it', () => {
  render(<Toaster />);
  act(() => void toast('Guardado'));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Avisos' }));
  movePointer(screen.getByText('Guardado'), 0);
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
});

test('Escape takes the newest away, but not while a dialog is open or from a field', () => {
  render(
    <>
      <Toaster />
      <input />
    </>,
  );
  act(() => void toast('uno'));
  act(() => void toast('dos'));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(screen.getByText('dos')).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('dos')).not.toBeInTheDocument();
  expect(screen.getByText('uno')).toBeInTheDocument();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('uno')).toBeInTheDocument();
  dialog.remove();
});

test('a toast comes up above what was pressed where it would lie over it, never over the head of the page', () => {
  const box = (top: number) => ({ top, bottom: top + 40, left: 0, right: 100 }) as DOMRect;
  render(
    <>
      <Toaster />
      <button type="button">{'Guardar'}</button>
    </>,
  );
  const region = screen.getByRole('region', { name: 'Avisos' });
  const button = screen.getByRole('button', { name: 'Guardar' });
  region.getBoundingClientRect = () => box(700);
  button.getBoundingClientRect = () => box(300);
  fireEvent.pointerDown(button);
  act(() => void toast('Guardado'));
  expect(region).toHaveStyle({ '--lift': '0px' });
  act(() => dismissToast());
  button.getBoundingClientRect = () => box(720);
  act(() => void toast('Guardado'));
  expect(region).toHaveStyle({ '--lift': '28px' });
});

test('a toast goes back to the bottom when what was pressed makes room for another page', async () => {
  const box = { top: 700, bottom: 740, left: 0, right: 100 } as DOMRect;
  const form = (
    <button key="form" type="button">
      {'Guardar'}
    </button>
  );
  const page = (isSaved: boolean) => (
    <>
      <Toaster />
      {isSaved ? <p>{'Guardado está'}</p> : form}
    </>
  );
  const { rerender } = render(page(false));
  const region = screen.getByRole('region', { name: 'Avisos' });
  const button = screen.getByRole('button', { name: 'Guardar' });
  region.getBoundingClientRect = () => box;
  button.getBoundingClientRect = () => box;
  fireEvent.pointerDown(button);
  act(() => void toast('Guardado'));
  expect(region).toHaveStyle({ '--lift': '48px' });
  await act(async () => rerender(page(true)));
  expect(region).toHaveStyle({ '--lift': '0px' });
  expect(screen.getByText('Guardado')).toBeInTheDocument();
});

test('dialogs are told the room that toasts take, for as long as there are any', () => {
  render(<Toaster />);
  const room = () => document.documentElement.style.getPropertyValue('--e-toasts');
  const region = screen.getByRole('region', { name: 'Avisos' });
  Object.defineProperty(region, 'offsetHeight', { value: 68 });
  act(() => void toast('Guardado'));
  expect(room()).toBe('76px');
  act(() => dismissToast());
  expect(room()).toBe('');
});

test('an action runs once and removes its toast', () => {
  const undo = jest.fn();
  render(<Toaster />);
  act(() => void toast({ text: 'Eliminado', action: { label: 'Deshacer', onAction: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Eliminado')).not.toBeInTheDocument();
});

test('at most three are shown, and the oldest goes first', () => {
  render(<Toaster />);
  act(() => {
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) toast(text);
  });
  expect(screen.queryByText('uno')).not.toBeInTheDocument();
  expect(screen.getByText('cuatro')).toBeInTheDocument();
});

test('toasts stand above a dialog for as long as it is open', async () => {
  render(<Toaster />);
  const region = screen.getByRole('region', { name: 'Avisos' });
  act(() => void toast('Guardado'));
  const alone = region.className;
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.dataset.open = '';
  await act(async () => document.body.append(dialog));
  expect(region.className).not.toBe(alone);
  await act(async () => dialog.removeAttribute('data-open'));
  expect(region.className).toBe(alone);
  dialog.remove();
});
