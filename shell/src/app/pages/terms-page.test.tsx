import { aUser, renderApp, screen, waitFor } from '@estela/testing';
import en from '../../locales/terms.en.json' with { type: 'json' };
import es from '../../locales/terms.es.json' with { type: 'json' };
import { TermsPage } from './terms-page.tsx';

const winAnsi = new TextDecoder('windows-1252');

test('the terms show their date and contents, and a button to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { actor } = renderApp(<TermsPage />);
  expect(screen.getByText(/^Última actualización: .*15.*2025/)).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent),
  );
  await actor.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('an entry of the contents leads to its section by the address, which scrolls there smoothly', async () => {
  const { actor, address } = renderApp(<TermsPage />, { route: '/terms' });
  await actor.click(screen.getByRole('link', { name: es.sections.privacy.title }));
  expect(address()).toBe('/terms#privacy');
});

test.each([
  ['es', 'Descargar PDF', 'estela-terminos.pdf', es],
  ['en', 'Download PDF', 'estela-terms.pdf', en],
] as const)('the download is a PDF of the whole text (%s)', async (language, button, name, texts) => {
  const saved: [string, Blob][] = [];
  let file = new Blob();
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:terms';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, file]);
  });
  const { actor } = renderApp(<TermsPage />, { language });
  await actor.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toHaveLength(1));
  click.mockRestore();
  const [[savedName, blob] = ['', new Blob()]] = saved;
  expect([savedName, blob.type]).toEqual([name, 'application/pdf']);
  const words = wordsOfPdf(await blob.text());
  for (const section of Object.values(texts.sections))
    for (const text of Object.values(section)) expect(words).toContain(text);
});

/** The text on the pages, its lines joined. */
function wordsOfPdf(pdf: string): string {
  const lines = [...pdf.matchAll(/\(((?:[^\\)]|\\.)*)\) Tj/g)].map(([, line = '']) =>
    line.replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
      code.length === 3 ? winAnsi.decode(Uint8Array.of(Number.parseInt(code, 8))) : code,
    ),
  );
  return lines.join(' ');
}

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

test('an answer disappears when its box is unticked', async () => {
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

test('a pilot, who accepted them with the account, only sees a thank-you', async () => {
  const { actor } = renderApp(<TermsPage />, { user: aUser() });
  await actor.click(screen.getByRole('checkbox'));
  await actor.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.queryByRole('button', { name: 'Crear cuenta' })).not.toBeInTheDocument();
});
