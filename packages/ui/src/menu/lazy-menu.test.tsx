import { createI18n } from '@estela/i18n';
import { Toaster } from '@estela/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { LazyMenu } from './lazy-menu.tsx';

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
