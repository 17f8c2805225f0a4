import { createI18n } from '@estela/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LikeButton } from './like-button.tsx';

createI18n();

test('a button submits a form only with type submit', () => {
  render(<Button>Guardar</Button>);
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAttribute('type', 'button');
});

test('a busy button keeps its place and its focus but ignores presses', async () => {
  const press = jest.fn();
  render(
    <Button busy onClick={press}>
      Guardar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a busy submit button does not send its form again', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Enviar
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(send).not.toHaveBeenCalled();
});

test('a button can be a link of any router', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Button as="a" href="/flights" ref={ref}>
      Vuelos
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Vuelos' })).toHaveAttribute('href', '/flights');
  expect(ref.current).toBe(screen.getByRole('link'));
});

test('an icon button has a name, and a toggle says whether it is on', () => {
  render(<IconButton label="Favorito" icon={<svg aria-hidden="true" />} pressed />);
  expect(screen.getByRole('button', { name: 'Favorito', pressed: true })).toBeInTheDocument();
});

test('the like button names the item, its state and count, and asks for the other state', async () => {
  const toggle = jest.fn();
  const { rerender } = render(<LikeButton name="Cresta" liked={false} count={1} onToggle={toggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Me gusta: Cresta, 1 me gusta', pressed: false }));
  expect(toggle).toHaveBeenLastCalledWith(true);
  rerender(<LikeButton name="Cresta" liked count={2} onToggle={toggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Me gusta: Cresta, 2 me gusta', pressed: true }));
  expect(toggle).toHaveBeenLastCalledWith(false);
});
