import { createI18n } from '@estela/i18n';
import { Toaster } from '@estela/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { LazyMenu } from './lazy-menu.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';

createI18n();

function DroneMenu({ name, trigger }: { name: string; trigger: ReactElement }) {
  return (
    <div role="menu" aria-label={name}>
      {trigger}
    </div>
  );
}

test('the menu loads with the first press, with the props it was given', async () => {
  render(<LazyMenu label="Acciones" load={async () => DroneMenu} given={{ name: 'Avispa' }} />);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  expect(await screen.findByRole('menu', { name: 'Avispa' })).toBeInTheDocument();
});

function SpotMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem>Editar</MenuItem>
      <MenuItem>Borrar</MenuItem>
    </Menu>
  );
}

test.each([
  ['Enter', 'Editar'],
  [' ', 'Editar'],
  ['ArrowDown', 'Editar'],
  ['ArrowUp', 'Borrar'],
])('the first press on %p leads to an item, as later ones do', async (key, name) => {
  render(<LazyMenu label="Acciones" load={async () => SpotMenu} given={{}} />);
  await userEvent.tab();
  await userEvent.keyboard(`{${key}}`);
  expect(await screen.findByRole('menuitem', { name })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Acciones' })).toHaveFocus();
  await userEvent.keyboard(`{${key}}`);
  expect(await screen.findByRole('menuitem', { name })).toHaveFocus();
});

test('a first press of the pointer leaves the focus with the menu', async () => {
  render(<LazyMenu label="Acciones" load={async () => SpotMenu} given={{}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  expect(await screen.findByRole('menu')).toHaveFocus();
});

test('a menu that fails to load shows an error, and the next press tries again', async () => {
  const load = jest.fn(async () => DroneMenu).mockRejectedValue(new Error('offline'));
  render(
    <>
      <LazyMenu label="Acciones" load={load} given={{ name: 'Avispa' }} />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  expect(await screen.findByText(/conexión/)).toBeInTheDocument();
  load.mockResolvedValue(DroneMenu);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});
