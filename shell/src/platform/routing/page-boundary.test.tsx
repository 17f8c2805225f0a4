import { screen, waitFor } from '@testing-library/react/pure';
import { userEvent } from '@testing-library/user-event';
import { reloadPage } from '../reload-page.ts';
import { aComposition, aRoute, brokenPage, renderShell } from '../testing/shell-parts.tsx';

jest.mock('../reload-page.ts', () => ({ reloadPage: jest.fn() }));

const composition = aComposition();
composition.shell.manifest.routes.push(aRoute('/about', { chunk: 'profile-page' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  brokenPage.fails = true;
});
afterEach(() => {
  brokenPage.fails = false;
});

test('a page of the shell that fails shows a card in its place, inside the layout', async () => {
  const { report, go } = await renderShell('/about', { composition });
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('Esta parte no está disponible');
  expect(screen.getByRole('main', { name: 'default' })).toContainElement(card);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      phase: 'render',
      error: new Error('no profile today'),
    }),
  );
  await go('/');
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeInTheDocument();
});

test('its retry renders the page again', async () => {
  await renderShell('/about', { composition });
  brokenPage.fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
});

test('when a newer shell is live, its retry reloads the document', async () => {
  const shell = { ...composition.shell, version: '3.0.0' };
  const read = async () => ({ ...composition, sequence: 2, id: 'b', shell });
  await renderShell('/about', { composition, read });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalled());
});
