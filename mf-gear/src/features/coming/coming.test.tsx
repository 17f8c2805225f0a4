import { aUser, screen } from '@estela/testing';
import { show } from '../../testing/show.tsx';

test.each([['/components', 'Componentes']])(
  '%s says that it opens later and leads to the drones',
  async (route, title) => {
    show(route, { user: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Esta parte se abre pronto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a mis drones' })).toHaveAttribute('href', '/drones');
  },
);
