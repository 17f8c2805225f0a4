import { flightComments } from '@estela/api/social/flight-comments';
import { HttpResponse, http, server } from '@estela/testing';
import { Menu } from '@estela/ui/menu';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { ReportButton, ReportDialog, ReportMenuItem } from './index.ts';

const flight = {
  kind: 'flight',
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Nieve',
  pilot: { _id: 'u2', name: 'Berto' },
} as const;

/** Answers reports and keeps what was sent. */
function takesReports(repeated = false) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/reports', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ _id: 'r1', repeated }, { status: 201 });
    }),
  );
  return sent;
}

const opener = () => screen.getByRole('button', { name: 'Denunciar Nieve' });
const send = () => screen.getByRole('button', { name: 'Enviar denuncia' });

function Comments() {
  const { currentData } = flightComments.useList({ id: flight.id });
  return currentData && <ReportButton {...flight} />;
}

test('a report needs a reason, goes out once, says what happens next and offers to block the pilot', async () => {
  const sent = takesReports();
  let blocked = 0;
  server.use(
    http.put('/api/users/u2/block', () => {
      blocked += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(<ReportButton {...flight} labelled />);
  await actor.click(opener());
  expect(await screen.findByRole('dialog', { name: 'Denunciar «Nieve»' })).toBeVisible();
  await actor.click(send());
  await waitFor(() => expect(screen.getByRole('radio', { name: /publicidad/ })).toHaveFocus());
  expect(sent).toEqual([]);
  await actor.click(screen.getByRole('radio', { name: /Vuelo peligroso/ }));
  await actor.type(screen.getByRole('textbox', { name: /Cuéntanos más/ }), ' Sobre una playa ');
  await actor.dblClick(send());
  expect(await screen.findByRole('dialog', { name: 'Gracias por avisar' })).toBeVisible();
  expect(sent).toEqual([{ kind: 'flight', target: flight.id, reason: 'danger', text: 'Sobre una playa' }]);
  await waitFor(() => expect(screen.getByText('Cerrar').closest('button')).toHaveFocus());
  await actor.click(screen.getByRole('button', { name: 'Bloquear a Berto' }));
  expect(await screen.findByText('Has bloqueado a Berto: ya no os veis.')).toBeVisible();
  expect(blocked).toBe(1);
});

test('a session that ends while a report is written loses no word of it', async () => {
  const { actor, store } = show(<ReportButton {...flight} labelled />);
  await actor.click(opener());
  const text = await screen.findByRole('textbox', { name: /Cuéntanos más/ });
  await actor.type(text, 'Sobre una playa');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(text).toBeVisible();
  expect(text).toHaveValue('Sobre una playa');
});

test('what the page shows of a pilot who was blocked is read again once the dialog is closed', async () => {
  takesReports();
  let read = 0;
  server.use(
    http.get(`/api/flights/${flight.id}/comments`, () => {
      read += 1;
      return HttpResponse.json({ items: [], nextCursor: null });
    }),
    http.put('/api/users/u2/block', () => new HttpResponse(null, { status: 204 })),
  );
  const { actor } = show(<Comments />);
  await actor.click(await screen.findByRole('button', { name: 'Denunciar Nieve' }));
  await actor.click(await screen.findByRole('radio', { name: /Vuelo peligroso/ }));
  await actor.click(send());
  await actor.click(await screen.findByRole('button', { name: 'Bloquear a Berto' }));
  expect(await screen.findByText('Has bloqueado a Berto: ya no os veis.')).toBeVisible();
  expect(read).toBe(1);
  await actor.click(screen.getByText('Cerrar'));
  await waitFor(() => expect(read).toBe(2));
});

test('Escape asks before it throws away what was typed', async () => {
  const { actor } = show(<ReportButton {...flight} />);
  await actor.click(opener());
  const words = await screen.findByRole('textbox', { name: /Cuéntanos más/ });
  await actor.type(words, 'Sobre una playa');
  await actor.keyboard('{Escape}');
  await actor.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(words).toHaveValue('Sobre una playa');
});

test('reporting the same again is told kindly', async () => {
  takesReports(true);
  const { actor } = show(<ReportButton {...flight} pilot={undefined} />);
  await actor.click(opener());
  await actor.click(await screen.findByRole('radio', { name: /Otra cosa/ }));
  await actor.click(send());
  expect(await screen.findByText(/Ya lo habías denunciado/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Bloquear/ })).not.toBeInTheDocument();
});

test('what is gone by then is said, and what was typed stays', async () => {
  const gone = { error: 'No', message: 'No', code: 'NOT_FOUND' };
  server.use(http.post('/api/reports', () => HttpResponse.json(gone, { status: 404 })));
  const { actor } = show(<ReportButton {...flight} />);
  await actor.click(opener());
  await actor.click(await screen.findByRole('radio', { name: /Otra cosa/ }));
  await actor.type(screen.getByRole('textbox', { name: /Cuéntanos más/ }), 'Mirad esto');
  await actor.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('No hace falta denunciarlo');
  expect(screen.getByRole('textbox', { name: /Cuéntanos más/ })).toHaveValue('Mirad esto');
});

test('a guest is shown the way to an account, and nobody reports their own', async () => {
  const { actor, platform, unmount } = show(<ReportButton {...flight} />, { user: null });
  await actor.click(opener());
  await actor.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();
  show(<ReportButton {...flight} pilot={{ _id: 'u1', name: 'Ana' }} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

function CardMenu() {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu trigger={<button type="button">Acciones</button>}>
        <ReportMenuItem onSelect={() => setReporting(true)} />
      </Menu>
      <ReportDialog {...flight} open={isReporting} onOpenChange={setReporting} />
    </>
  );
}

test('from a menu the dialog outlives the menu', async () => {
  const { actor } = show(<CardMenu />);
  await actor.click(screen.getByRole('button', { name: 'Acciones' }));
  await actor.click(screen.getByRole('menuitem', { name: 'Denunciar' }));
  expect(await screen.findByRole('dialog', { name: 'Denunciar «Nieve»' })).toBeVisible();
});
