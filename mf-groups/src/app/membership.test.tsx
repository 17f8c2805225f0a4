import type { Group } from '@estela/contracts';
import {
  act,
  aGroup,
  aMembership,
  aServerError,
  aUser,
  HttpResponse,
  hearStreams,
  http,
  renderApp,
  screen,
  waitFor,
  within,
} from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

type Membership = ReturnType<typeof aGroup>['membership'];

const pending = { role: 'member', status: 'pending' } as const;
const member = { role: 'member', status: 'member' } as const;

/** The page of a group with a server that stores the viewer's membership; `rejected` refuses every change. */
function showGroup({
  isPrivate = false,
  before = null,
  after = null,
  rejected,
  fields = {},
}: {
  isPrivate?: boolean;
  before?: Membership;
  after?: Membership;
  rejected?: string;
  fields?: Partial<Group>;
}) {
  let membership = before;
  const group = aGroup({ name: 'Bandos', private: isPrivate, ...fields });
  const sent: unknown[] = [];
  const change = (response: () => Response) => () => {
    if (rejected) return aServerError('CONFLICT', rejected);
    membership = after;
    return response();
  };
  const view = renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route: `/groups/${group._id}?tab=about`,
    handlers: [
      http.get(`/api/groups/${group._id}`, () => HttpResponse.json({ ...group, membership })),
      http.post(`/api/groups/${group._id}/join`, async ({ request }) => {
        sent.push(await request.json());
        return change(() => HttpResponse.json(aMembership(after ?? {})))();
      }),
      http.post(
        `/api/groups/${group._id}/leave`,
        change(() => new HttpResponse(null, { status: 204 })),
      ),
      http.post('/api/events/ticket', () =>
        HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
      ),
    ],
  });
  const changeElsewhere = (other: Membership) => {
    membership = other;
  };
  return { ...view, sent, changeElsewhere };
}

const button = (name: string) => screen.findByRole('button', { name });

test('asking to join a private group leaves a request that can be withdrawn', async () => {
  const { actor } = showGroup({ isPrivate: true, after: pending });
  await actor.click(await button('Pedir entrar en Bandos'));
  expect(await screen.findByText('Has pedido entrar en Bandos')).toBeInTheDocument();
  expect(await button('Retirar la solicitud a Bandos')).toBeEnabled();
  expect(screen.getByText('Solicitud pendiente')).toBeInTheDocument();
  expect(screen.getByText('El contenido de este grupo es solo para miembros.')).toBeInTheDocument();
});

test('joining a group that has become private meanwhile shows that a request was sent', async () => {
  const { actor } = showGroup({ after: pending });
  await actor.click(await button('Unirme a Bandos'));
  expect(await screen.findByText('Has pedido entrar en Bandos')).toBeInTheDocument();
});

test('a request is withdrawn at once, and can be sent again', async () => {
  const { actor } = showGroup({ isPrivate: true, before: pending });
  await actor.click(await button('Retirar la solicitud a Bandos'));
  expect(await screen.findByText('Has retirado la solicitud')).toBeInTheDocument();
  expect(await button('Pedir entrar en Bandos')).toBeEnabled();
  expect(screen.queryByText('Solicitud pendiente')).not.toBeInTheDocument();
});

test('joining a public group makes the pilot a member', async () => {
  const { actor } = showGroup({ after: member });
  await actor.click(await button('Unirme a Bandos'));
  expect(await button('Salir del grupo')).toBeEnabled();
  expect(screen.getByText('Miembro')).toBeInTheDocument();
});

test('a public group can be left and joined again', async () => {
  const { actor } = showGroup({ before: member });
  await actor.click(await button('Salir del grupo'));
  const dialog = await screen.findByRole('dialog', { name: '¿Salir de «Bandos»?' });
  expect(within(dialog).getByText('Podrás volver a unirte cuando quieras.')).toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Salir del grupo' }));
  expect(await button('Unirme a Bandos')).toBeEnabled();
  expect(screen.queryByText('Miembro')).not.toBeInTheDocument();
});

test('a pilot who cancels leaving stays', async () => {
  const { actor } = showGroup({ before: member });
  await actor.click(await button('Salir del grupo'));
  const dialog = await screen.findByRole('dialog', { name: '¿Salir de «Bandos»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(await button('Salir del grupo')).toBeEnabled();
});

test('an invitation is accepted or declined', async () => {
  const invited = { role: 'member', status: 'invited' } as const;
  const { actor, unmount } = showGroup({ isPrivate: true, before: invited, after: member });
  await actor.click(await button('Aceptar la invitación a Bandos'));
  expect(await button('Salir del grupo')).toBeEnabled();
  unmount();
  const again = showGroup({ isPrivate: true, before: invited, after: null });
  await again.actor.click(await button('Rechazar la invitación a Bandos'));
  expect(await screen.findByText('Has rechazado la invitación')).toBeInTheDocument();
  expect(await button('Pedir entrar en Bandos')).toBeEnabled();
});

test('an invited pilot reads the rules before accepting, and answers no questions', async () => {
  const { actor, sent } = showGroup({
    isPrivate: true,
    before: { role: 'member', status: 'invited' },
    after: member,
    fields: { rules: 'Sin gritos', questions: ['¿Desde dónde vuelas?'] },
  });
  await actor.click(await button('Aceptar la invitación a Bandos'));
  const dialog = await screen.findByRole('dialog', { name: 'Aceptar la invitación a Bandos' });
  expect(within(dialog).getByText('Sin gritos')).toBeInTheDocument();
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Acepto las normas y quiero entrar' }));
  expect(await button('Salir del grupo')).toBeEnabled();
  expect(sent).toEqual([{ accept: true }]);
});

test('an invitation that was withdrawn meanwhile shows an error, with or without rules', async () => {
  for (const rules of ['', 'Sin gritos']) {
    const { actor, unmount } = showGroup({
      before: { role: 'member', status: 'invited' },
      rejected: 'Esta invitación se ha retirado',
      fields: { rules },
    });
    await actor.click(await button('Aceptar la invitación a Bandos'));
    if (rules) await actor.click(await button('Acepto las normas y quiero entrar'));
    expect(await screen.findByText('Esta invitación se ha retirado')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
  }
});

test('an invitation withdrawn while the rules are open shows an error, and sends no request instead', async () => {
  const streams = hearStreams();
  const { actor, changeElsewhere } = showGroup({
    isPrivate: true,
    before: { role: 'member', status: 'invited' },
    fields: { rules: 'Sin gritos', questions: ['¿Desde dónde?'] },
  });
  await actor.click(await button('Aceptar la invitación a Bandos'));
  await screen.findByRole('dialog', { name: 'Aceptar la invitación a Bandos' });
  await waitFor(() => expect(streams).toHaveLength(1));
  changeElsewhere(null);
  act(() => streams[0]?.dispatchEvent(new Event('ready')));
  expect(await screen.findByText('Esta invitación se ha retirado')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await button('Pedir entrar en Bandos')).toHaveFocus();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test('rules and questions come before the request, and a missing answer shows an error', async () => {
  const { actor, sent } = showGroup({
    isPrivate: true,
    after: pending,
    fields: { rules: 'Sin gritos', questions: ['¿Desde dónde vuelas?'] },
  });
  await actor.click(await button('Pedir entrar en Bandos'));
  const dialog = await screen.findByRole('dialog', { name: 'Pedir entrar en Bandos' });
  // The dialog begins with the rules, however long they are.
  await waitFor(() => expect(within(dialog).getByText('Sin gritos')).toHaveFocus());
  const ask = within(dialog).getByRole('button', { name: 'Acepto las normas y quiero entrar' });
  await actor.click(ask);
  const answer = within(dialog).getByRole('textbox', { name: /Desde dónde/ });
  await waitFor(() => expect(answer).toHaveFocus());
  await actor.type(answer, 'Cuenca');
  await actor.click(ask);
  expect(await screen.findByText('Has pedido entrar en Bandos')).toBeInTheDocument();
  expect(sent).toEqual([{ answers: ['Cuenca'] }]);
});

test('a question that a group asks twice is answered twice', async () => {
  const questions = ['¿Desde dónde vuelas?', '¿Desde dónde vuelas?'];
  const { actor, sent } = showGroup({ isPrivate: true, after: pending, fields: { questions } });
  await actor.click(await button('Pedir entrar en Bandos'));
  const [first, second] = await screen.findAllByRole('textbox', { name: /Desde dónde/ });
  await actor.type(first as HTMLElement, 'Cuenca');
  await actor.type(second as HTMLElement, 'Teruel');
  await actor.click(screen.getByRole('button', { name: 'Pedir entrar' }));
  expect(await screen.findByText('Has pedido entrar en Bandos')).toBeInTheDocument();
  expect(sent).toEqual([{ answers: ['Cuenca', 'Teruel'] }]);
});

test('answers that were typed and not sent are restored', async () => {
  const { actor } = showGroup({
    isPrivate: true,
    after: pending,
    fields: { questions: ['¿Desde dónde vuelas?'] },
  });
  const ask = await button('Pedir entrar en Bandos');
  await actor.click(ask);
  await actor.type(await screen.findByRole('textbox', { name: /Desde dónde/ }), 'Cuenca');
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await actor.click(ask);
  await actor.click(await screen.findByRole('button', { name: 'Recuperarlo' }));
  expect(screen.getByRole('textbox', { name: /Desde dónde/ })).toHaveValue('Cuenca');
  await actor.click(screen.getByRole('button', { name: 'Pedir entrar' }));
  expect(await screen.findByText('Has pedido entrar en Bandos')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes('join.'))).toEqual([]);
});

test('answers stay visible when the session ends, and are not restored afterwards', async () => {
  const fields = { questions: ['¿Desde dónde vuelas?'] };
  const { actor, store } = showGroup({ isPrivate: true, after: pending, fields });
  await actor.click(await button('Pedir entrar en Bandos'));
  const answer = await screen.findByRole('textbox', { name: /Desde dónde/ });
  await actor.type(answer, 'Cuenca');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(answer).toBeVisible();
  act(() => {
    store.dispatch({ type: 'session/sessionStarted', payload: { user: aUser(), token: 'another' } });
  });
  expect(answer).toHaveValue('Cuenca');
  expect(screen.queryByRole('button', { name: 'Recuperarlo' })).toBeNull();
});

test('the owner can neither join nor leave', async () => {
  showGroup({ before: { role: 'owner', status: 'member' } });
  await screen.findByRole('heading', { level: 1, name: 'Bandos' });
  expect(screen.queryByRole('button', { name: /Salir|Unirme|Pedir/ })).not.toBeInTheDocument();
});

test.each([
  ['join', { before: null }, 'Unirme a Bandos'],
  ['request', { isPrivate: true, before: null }, 'Pedir entrar en Bandos'],
  ['withdrawal', { isPrivate: true, before: pending }, 'Retirar la solicitud a Bandos'],
])('a refused %s shows why and changes nothing', async (_what, given, name) => {
  const { actor } = showGroup({ ...given, rejected: 'El grupo ha cambiado' });
  await actor.click(await button(name));
  expect(await screen.findByText('El grupo ha cambiado')).toBeInTheDocument();
  expect(await button(name)).toBeEnabled();
});

test('a refused leave shows why, and the pilot is still a member', async () => {
  const { actor } = showGroup({ before: member, rejected: 'El grupo ha cambiado' });
  await actor.click(await button('Salir del grupo'));
  const dialog = await screen.findByRole('dialog', { name: '¿Salir de «Bandos»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Salir del grupo' }));
  expect(await screen.findByText('El grupo ha cambiado')).toBeInTheDocument();
  expect(await screen.findByText('Miembro')).toBeInTheDocument();
});

test('changes made before the stream of events opened are shown once it is open', async () => {
  const streams = hearStreams();
  const { changeElsewhere } = showGroup({ isPrivate: true, before: pending });
  await button('Retirar la solicitud a Bandos');
  await waitFor(() => expect(streams).toHaveLength(1));
  changeElsewhere(member);
  act(() => streams[0]?.dispatchEvent(new Event('ready')));
  expect(await screen.findByText('Miembro')).toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test.each([
  [400, 'VALIDATION'],
  [404, 'NOT_FOUND'],
] as const)('a group that the server answers with %i is asked for once', async (status, code) => {
  const streams = hearStreams();
  let asked = 0;
  renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route: '/groups/nope',
    handlers: [
      http.get('/api/groups/nope', () => {
        asked += 1;
        return HttpResponse.json({ error: 'x', message: 'x', code }, { status });
      }),
      http.post('/api/events/ticket', () =>
        HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
      ),
    ],
  });
  expect(await screen.findByText('Este grupo no existe o no puedes verlo')).toBeInTheDocument();
  await waitFor(() => expect(streams).toHaveLength(1));
  await act(async () => streams[0]?.dispatchEvent(new Event('ready')));
  expect(asked).toBe(1);
  Reflect.deleteProperty(globalThis, 'EventSource');
});
