import { Button } from '@estela/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';

const remove = jest.fn();
beforeEach(() => {
  remove.mockReset();
  render(
    <>
      <Menu trigger={<Button>Acciones</Button>}>
        <MenuItem as="a" link={{ href: '#flight' }}>
          Abrir
        </MenuItem>
        <MenuItem disabled onSelect={remove}>
          Archivar
        </MenuItem>
        <MenuItem danger onSelect={remove}>
          Eliminar
        </MenuItem>
      </Menu>
      <button type="button">Otro</button>
    </>,
  );
});

const trigger = () => screen.getByRole('button', { name: 'Acciones' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('the trigger opens a menu that it names and says so', async () => {
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Acciones' })).toBeInTheDocument();
  expect(item('Abrir')).toHaveAttribute('href', '#flight');
});

test('a choice runs once, closes the menu and gives the focus back', async () => {
  await userEvent.click(trigger());
  await userEvent.click(item('Eliminar'));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

test('the keyboard opens, walks in a ring past what is disabled, finds by letter and chooses', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(item('Abrir')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Eliminar')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Abrir')).toHaveFocus();
  await userEvent.keyboard('e');
  expect(item('Eliminar')).toHaveFocus();
  await userEvent.keyboard('{Home}{End}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
});

test('the arrow up on the trigger opens at the last item', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Eliminar')).toHaveFocus();
});

test('Escape closes and gives the focus back', async () => {
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

test('a press outside or on the trigger closes', async () => {
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Otro' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(trigger());
  await userEvent.click(trigger());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a disabled item does nothing', async () => {
  await userEvent.click(trigger());
  await userEvent.click(item('Archivar'));
  expect(remove).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});
