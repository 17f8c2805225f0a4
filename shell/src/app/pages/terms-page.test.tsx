import { aUser, renderApp, screen } from '@estela/testing';
import { TermsPage } from './terms-page.tsx';

test('the terms name their date, their contents and the browser’s print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { actor } = renderApp(<TermsPage />);
  expect(screen.getByText(/^Última actualización: .*15.*2025/)).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent),
  );
  await actor.click(screen.getByRole('button', { name: 'Imprimir' }));
  await actor.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  expect(print).toHaveBeenCalledTimes(2);
  print.mockRestore();
});

test('accepting needs the ticked box, and leads a guest on to an account; declining to the feed', async () => {
  const { actor, platform } = renderApp(<TermsPage />);
  await actor.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Marca la casilla para aceptar');
  await actor.click(screen.getByRole('checkbox'));
  await actor.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.getByRole('status')).toHaveTextContent('Gracias');
  await actor.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(platform.session.openRegister).toHaveBeenCalledTimes(1);
  await actor.click(screen.getByRole('button', { name: 'Rechazar' }));
  expect(screen.getByRole('link', { name: 'Explorar como invitado' })).toHaveAttribute('href', '/feed');
});

test('an answer is taken back with the box that it was about', async () => {
  const { actor } = renderApp(<TermsPage />);
  const box = screen.getByRole('checkbox');
  await actor.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(box).toBeInvalid();
  await actor.click(box);
  expect(box).toBeValid();
  await actor.click(screen.getByRole('button', { name: 'Aceptar' }));
  await actor.click(box);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Crear cuenta' })).not.toBeInTheDocument();
});

test('a pilot, who accepted them with the account, is only thanked', async () => {
  const { actor } = renderApp(<TermsPage />, { user: aUser() });
  await actor.click(screen.getByRole('checkbox'));
  await actor.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.queryByRole('button', { name: 'Crear cuenta' })).not.toBeInTheDocument();
});
