import type { Group, Membership } from '@estela/contracts';
import { type GroupStanding, groupRights, mayOverMember, memberRoles } from '@estela/contracts/values';
import {
  aGroup,
  aMembership,
  aPage,
  aServerError,
  aStream,
  aUser,
  HttpResponse,
  http,
  renderApp,
  screen,
  silenceErrors,
  waitFor,
  within,
} from '@estela/testing';
import { actsOver } from '../features/group-members/member-acts.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

const ines = { ...aMembership().user, name: 'Inés', username: 'ines' };

/** The members tab of a group, as seen by a viewer with this role and status; each list by its query. */
function showMembers(
  membership: GroupStanding,
  {
    lists = {},
    fields = {},
    handlers = [],
  }: {
    fields?: Partial<Group>;
    lists?: Record<string, Membership[]>;
    handlers?: ReturnType<typeof http.get>[];
  } = {},
) {
  const group = aGroup({ name: 'Bandos', private: true, membership, ...fields });
  const view = renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route: `/groups/${group._id}?tab=members`,
    handlers: [
      ...handlers,
      http.get('/api/groups/:id', () => HttpResponse.json(group)),
      http.get('/api/groups/:id/members', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const asked = searchParams.get('q') ?? searchParams.get('among') ?? searchParams.get('status') ?? '';
        return HttpResponse.json(aStream(lists[asked] ?? []));
      }),
      // Whoever types a name is offered pilots, sooner or later.
      http.get('/api/users', () => HttpResponse.json(aPage([]))),
    ],
  });
  return { ...view, group };
}

const owner = { role: 'owner', status: 'member' } as const;
const standings: GroupStanding[] = [
  null,
  { role: 'member', status: 'pending' },
  { role: 'member', status: 'invited' },
  ...memberRoles.map((role) => ({ role, status: 'member' }) as const),
];

describe.each(standings)('what $role $status is offered', (viewer) => {
  test.each(memberRoles)('for a member who is %s is what the rights allow', (role) => {
    const member = { role, status: 'member' } as const;
    const acts = actsOver(viewer, member);
    expect(acts.includes('ban')).toBe(mayOverMember(viewer, 'ban', member));
    expect(acts.includes('remove')).toBe(mayOverMember(viewer, 'remove', member));
    expect(acts.includes('handOver')).toBe(mayOverMember(viewer, 'handOver', member));
    expect(acts.some((act) => act.startsWith('make.'))).toBe(mayOverMember(viewer, 'giveRole', member));
    const isAdmin = viewer?.status === 'member' && ['owner', 'admin'].includes(viewer.role);
    expect(acts.length > 0).toBe(isAdmin && memberRoles.indexOf(viewer.role) < memberRoles.indexOf(role));
  });
});

test('admins run the members, the owner gives roles, moderators keep order', () => {
  expect(groupRights).toMatchObject({
    decide: 'admin',
    giveRole: 'owner',
    pin: 'moderator',
    write: 'member',
  });
});

test('a plain member sees who runs the group and who is in it, and nothing else', async () => {
  showMembers(
    { role: 'member', status: 'member' },
    { lists: { staff: [aMembership({ user: ines, role: 'admin' })], rest: [aMembership()] } },
  );
  const staff = await screen.findByRole('list', { name: 'Equipo' });
  expect(within(staff).getByRole('link', { name: 'Inés' })).toBeInTheDocument();
  expect(within(staff).getByText('Administrador')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Miembros' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Invitar|Acciones/ })).not.toBeInTheDocument();
});

test('a request shows its answers and is accepted; a late decision shows an error', async () => {
  const asked = aMembership({
    user: ines,
    status: 'pending',
    answers: [
      { question: '¿Desde dónde vuelas?', answer: 'Cuenca' },
      { question: '¿Desde dónde vuelas?', answer: 'Y Teruel' },
    ],
  });
  const sent: unknown[] = [];
  const { actor } = showMembers(owner, {
    lists: { pending: [asked] },
    handlers: [
      http.patch('/api/groups/:id/members/:userId', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? aServerError('CONFLICT', 'Otra persona del equipo ya ha decidido sobre esta solicitud')
          : HttpResponse.json({ ...asked, status: 'member' });
      }),
    ],
  });
  expect(await screen.findByText('Cuenca')).toBeInTheDocument();
  expect(screen.getByText('Y Teruel')).toBeInTheDocument();
  await actor.click(await screen.findByRole('button', { name: 'Aceptar a Inés' }));
  expect(
    await screen.findByText('Otra persona del equipo ya ha decidido sobre esta solicitud'),
  ).toBeInTheDocument();
  // No row was removed: the focus stays on the button, to try again.
  expect(screen.getByRole('button', { name: 'Aceptar a Inés' })).toHaveFocus();
  await actor.click(await screen.findByRole('button', { name: 'Aceptar a Inés' }));
  expect(await screen.findByText('Inés ya está en el grupo')).toBeInTheDocument();
  expect(sent).toEqual(Array(2).fill({ status: 'member', was: 'pending' }));
});

test('a moderator sees what is reported, not by whom, and dismisses the report or removes the content', async () => {
  const item = {
    ...{
      _id: 'r1',
      kind: 'comment',
      target: 'c1',
      topic: 't1',
      accused: ines,
      title: 'Sábado',
      content: 'Tonto',
    },
    ...{ removable: true, count: 2, createdAt: '2026-11-20T10:00:00.000Z' },
    reports: [{ _id: 'r1', reason: 'abuse', text: 'Insulta', createdAt: '2026-11-20T10:00:00.000Z' }],
  };
  const done: string[] = [];
  const note = ({ request }: { request: Request }) => {
    done.push(`${request.method} ${new URL(request.url).pathname.split('/').slice(4).join('/')}`);
    return new HttpResponse(null, { status: 204 });
  };
  const { actor } = showMembers(
    { role: 'moderator', status: 'member' },
    {
      fields: { reported: 1 },
      handlers: [
        http.get('/api/groups/:id/reports', () => HttpResponse.json(aStream([item]))),
        http.delete('/api/groups/:id/reports/r1', () => aServerError('INTERNAL', 'Ha fallado'), {
          once: true,
        }),
        http.delete('/api/groups/:id/reports/r1', note),
        http.delete('/api/groups/:id/topics/t1/comments/c1', note),
      ],
    },
  );
  expect(await screen.findByRole('link', { name: 'Hay una denuncia por revisar' })).toBeVisible();
  const reported = await screen.findByRole('article', { name: 'Sábado' });
  expect(within(reported).getByRole('link', { name: 'Sábado' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/topics\/t1#comment-c1$/),
  );
  expect(within(reported).getByText('Insulta')).toBeVisible();
  const keep = within(reported).getByRole('button', { name: 'Dejar «Sábado» como está' });
  await actor.click(keep);
  expect(await screen.findByText('Ha fallado')).toBeVisible();
  expect(keep).toHaveFocus();
  await actor.click(keep);
  expect(await screen.findByText('«Sábado» se queda: la denuncia ya no aparece aquí')).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Eliminar comentario' }));
  await actor.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(done).toEqual(['DELETE reports/r1', 'DELETE topics/t1/comments/c1']));
});

test('an unknown user name shows an error on its field; a known one is invited', async () => {
  const invited: unknown[] = [];
  const { actor } = showMembers(owner, {
    handlers: [
      http.post('/api/groups/:id/members', async ({ request }) => {
        invited.push(await request.json());
        return invited.length === 1
          ? aServerError('VALIDATION', 'Revisa los campos', {
              username: 'No hay ningún piloto con ese nombre',
            })
          : HttpResponse.json(aMembership({ user: ines, status: 'invited' }), { status: 201 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Invitar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invitar a Bandos' });
  const field = within(dialog).getByRole('textbox', { name: /Nombre de usuario/ });
  await actor.type(field, '@ines{Enter}');
  expect(await within(dialog).findByText('No hay ningún piloto con ese nombre')).toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Enviar invitación' }));
  expect(await screen.findByText('Has invitado a Inés')).toBeInTheDocument();
  expect(invited).toEqual(Array(2).fill({ username: 'ines' }));
});

test('ownership is transferred once the new owner’s user name is typed', async () => {
  const sent: unknown[] = [];
  const { actor } = showMembers(owner, {
    lists: { rest: [aMembership({ user: ines })] },
    handlers: [
      http.patch('/api/groups/:id/members/:userId', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aMembership({ user: ines, role: 'owner' }));
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Acciones sobre Inés' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Ceder el grupo…' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Ceder «Bandos» a Inés?' });
  await actor.type(within(dialog).getByRole('textbox', { name: 'Escribe «ines» para confirmar' }), 'ines');
  await actor.click(within(dialog).getByRole('button', { name: 'Ceder el grupo…' }));
  await waitFor(() => expect(sent).toEqual([{ role: 'owner', was: 'member' }]));
  expect(await screen.findByText('El grupo es ahora de Inés')).toBeInTheDocument();
});

test('a search without results offers the way back to all members', async () => {
  const { actor, address, group } = showMembers(owner, { lists: { rest: [aMembership({ user: ines })] } });
  await actor.type(await screen.findByRole('searchbox', { name: 'Buscar miembros' }), 'nadie{Enter}');
  expect(
    await screen.findByRole('heading', { name: 'Nadie del grupo coincide con «nadie»' }),
  ).toBeInTheDocument();
  expect(address()).toBe(`/groups/${group._id}?tab=members&q=nadie`);
  await actor.click(screen.getByRole('button', { name: 'Ver todos los miembros' }));
  expect(await screen.findByRole('link', { name: 'Inés' })).toBeInTheDocument();
});

test('an invitation suggests pilots while a name is typed, and a press writes the user name', async () => {
  const [asked, sent]: [string[], unknown[]] = [[], []];
  const { actor } = showMembers(owner, {
    handlers: [
      http.get('/api/users', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(aPage([ines]));
      }),
      http.post('/api/groups/:id/members', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aMembership({ user: ines, status: 'invited' }), { status: 201 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Invitar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a Bandos' }));
  await actor.type(dialog.getByLabelText('Nombre de usuario'), 'iné');
  await actor.click(await dialog.findByRole('button', { name: 'Inés · @ines' }));
  expect(dialog.getByLabelText('Nombre de usuario')).toHaveValue('ines');
  expect(new URLSearchParams(asked.at(-1)).get('q')).toBe('iné');
  await actor.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  expect(await screen.findByText('Has invitado a Inés')).toBeVisible();
  expect(sent).toEqual([{ username: 'ines' }]);
});

test('a member without a person, or none at all, costs its own row', async () => {
  silenceErrors();
  const broken = [null, { ...aMembership(), user: null }] as unknown as Membership[];
  showMembers(owner, { lists: { rest: [...broken, aMembership({ user: ines })] } });
  const list = within(await screen.findByRole('list', { name: 'Miembros' }));
  expect(await list.findByRole('link', { name: 'Inés' })).toBeVisible();
  expect(list.getAllByText('Este elemento no se puede mostrar')).toHaveLength(2);
});
