import type { GroupInput } from '@estela/contracts';
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
  waitFor,
  within,
} from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

const user = aUser();
const options = { user, catalogues: { groups: { es, en } } };
const sierra = aGroup({ name: 'Pilotos de la sierra' });

/** Answers the list, and returns the recorded requests. */
function listing(groups = [sierra]) {
  const asked: string[] = [];
  const handler = http.get('/api/groups', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(aPage(groups));
  });
  return { handler, asked };
}

test('a tab and a search are part of the address and of the request', async () => {
  const { handler, asked } = listing();
  const { actor, address } = renderApp(<App />, { ...options, route: '/groups', handlers: [handler] });
  await actor.click(await screen.findByRole('button', { name: 'Privados' }));
  await waitFor(() => expect(address()).toBe('/groups?tab=private'));
  await actor.type(screen.getByRole('searchbox', { name: 'Buscar grupos' }), 'sierra{Enter}');
  await waitFor(() => expect(address()).toBe('/groups?tab=private&q=sierra'));
  await screen.findByRole('link', { name: sierra.name });
  expect(asked.at(-1)).toContain('tab=private');
  expect(asked.at(-1)).toContain('q=sierra');
});

test('a search for the word of a default value works', async () => {
  const { handler, asked } = listing();
  const { actor, address } = renderApp(<App />, { ...options, route: '/groups', handlers: [handler] });
  const box = await screen.findByRole('searchbox', { name: 'Buscar grupos' });
  await actor.type(box, 'all{Enter}');
  await waitFor(() => expect(address()).toBe('/groups?q=all'));
  await waitFor(() => expect(asked.at(-1)).toContain('q=all'));
  expect(box).toHaveValue('all');
});

test('a form that closes leaves the list as it was', async () => {
  const { handler } = listing();
  const { actor, address } = renderApp(<App />, {
    ...options,
    route: '/groups?tab=mine&page=2',
    handlers: [handler],
  });
  await actor.click(await screen.findByRole('button', { name: 'Crear grupo' }));
  const form = await screen.findByRole('form', { name: 'Crear grupo' });
  expect(address()).toBe('/groups?tab=mine&page=2&new=1');
  await actor.click(within(form).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(address()).toBe('/groups?tab=mine&page=2'));
});

test('joining a public group shows a message and loads the list again', async () => {
  const { handler, asked } = listing();
  const join = http.post(`/api/groups/${sierra._id}/join`, () => HttpResponse.json(aMembership()));
  const { actor } = renderApp(<App />, { ...options, route: '/groups', handlers: [handler, join] });
  await actor.click(await screen.findByRole('button', { name: `Unirme a ${sierra.name}` }));
  expect(await screen.findByText('Ya estás en Pilotos de la sierra')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test('an empty tab explains what it is for and how to fill it', async () => {
  const { handler } = listing([]);
  renderApp(<App />, { ...options, route: '/groups?tab=mine', handlers: [handler] });
  expect(await screen.findByRole('heading', { name: 'Aún no has creado ningún grupo' })).toBeInTheDocument();
});

test('a failed list offers to try again', async () => {
  let isDown = true;
  const handler = http.get('/api/groups', () =>
    isDown ? aServerError('INTERNAL', 'Algo ha fallado') : HttpResponse.json(aPage([sierra])),
  );
  const { actor } = renderApp(<App />, { ...options, route: '/groups', handlers: [handler] });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isDown = false;
  await actor.click(retry);
  expect(await screen.findByRole('link', { name: sierra.name })).toBeInTheDocument();
});

describe('creating a group', () => {
  test('shows every missing field before anything is sent', async () => {
    const { handler } = listing();
    const { actor } = renderApp(<App />, { ...options, route: '/groups?new', handlers: [handler] });
    const form = await screen.findByRole('form', { name: 'Crear grupo' });
    await actor.click(within(form).getByRole('button', { name: 'Crear grupo' }));
    const name = within(form).getByRole('textbox', { name: /Nombre/ });
    expect(name).toBeInvalid();
    await waitFor(() => expect(name).toHaveFocus());
    expect(within(form).getByRole('textbox', { name: /Descripción/ })).toBeInvalid();
  });

  test('shows how long a name may be', async () => {
    const { handler } = listing();
    const { actor } = renderApp(<App />, {
      ...options,
      route: '/groups?new',
      handlers: [handler],
      language: 'en',
    });
    const form = await screen.findByRole('form', { name: 'Create group' });
    await actor.click(within(form).getByRole('textbox', { name: /Name/ }));
    await actor.paste('x'.repeat(101));
    await actor.click(within(form).getByRole('button', { name: 'Create group' }));
    expect(await within(form).findByText('Name cannot exceed 100 characters')).toBeVisible();
  });

  test('sends what was typed and leads to the new group', async () => {
    const { handler } = listing();
    let sent: GroupInput | undefined;
    const made = aGroup({ name: 'Bandos', membership: { role: 'owner', status: 'member' } });
    const create = http.post('/api/groups', async ({ request }) => {
      sent = (await request.json()) as GroupInput;
      return HttpResponse.json(made, { status: 201 });
    });
    const read = http.get(`/api/groups/${made._id}`, () => HttpResponse.json(made));
    const members = http.get('/api/groups/:id/members', () => HttpResponse.json(aStream([])));
    const { actor, address } = renderApp(<App />, {
      ...options,
      route: '/groups?new',
      handlers: [handler, create, read, members],
    });
    const form = await screen.findByRole('form', { name: 'Crear grupo' });
    await actor.click(within(form).getByRole('textbox', { name: /Nombre/ }));
    await actor.paste('Bandos');
    await actor.click(within(form).getByRole('textbox', { name: /Descripción/ }));
    await actor.paste('Edificios vacíos');
    await actor.click(within(form).getByRole('radio', { name: /Privado/ }));
    await actor.type(within(form).getByRole('textbox', { name: /Etiquetas/ }), 'bando{Enter}');
    await actor.click(within(form).getByRole('textbox', { name: /Preguntas/ }));
    await actor.paste('¿Desde dónde vuelas?\n\n¿Con qué? ');
    await actor.click(within(form).getByRole('button', { name: 'Crear grupo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bandos' })).toBeInTheDocument();
    expect(sent).toMatchObject({
      name: 'Bandos',
      description: 'Edificios vacíos',
      private: true,
      tags: ['bando'],
      questions: ['¿Desde dónde vuelas?', '¿Con qué?'],
    });
    await waitFor(() => expect(address()).toBe(`/groups/${made._id}?tab=members`));
  });

  test("keeps what was typed when the server refuses, with the server's error on its field", async () => {
    const { handler } = listing();
    const create = http.post('/api/groups', () =>
      aServerError('VALIDATION', 'Revisa los campos', { name: 'Elige otro nombre' }),
    );
    const { actor } = renderApp(<App />, { ...options, route: '/groups?new', handlers: [handler, create] });
    const form = await screen.findByRole('form', { name: 'Crear grupo' });
    const name = within(form).getByRole('textbox', { name: /Nombre/ });
    await actor.type(name, 'Bandos');
    await actor.type(within(form).getByRole('textbox', { name: /Descripción/ }), 'Edificios vacíos');
    await actor.click(within(form).getByRole('button', { name: 'Crear grupo' }));
    expect(await within(form).findByText('Elige otro nombre')).toBeInTheDocument();
    expect(name).toHaveValue('Bandos');
  });
});

describe('the page of a group', () => {
  test('is not found for a viewer who may not see it', async () => {
    const read = http.get('/api/groups/:id', () => aServerError('NOT_FOUND'));
    renderApp(<App />, { ...options, route: `/groups/${sierra._id}`, handlers: [read] });
    expect(
      await screen.findByRole('heading', { name: 'Este grupo no existe o no puedes verlo' }),
    ).toBeInTheDocument();
  });

  test('shows one tab at a time, which is part of the address', async () => {
    const group = aGroup({ name: 'Bandos', membership: aMembership(), memberCount: 1200 });
    const member = aMembership({ role: 'moderator' });
    const { actor, address } = renderApp(<App />, {
      ...options,
      route: `/groups/${group._id}`,
      handlers: [
        http.get('/api/groups/:id', () => HttpResponse.json(group)),
        http.get('/api/groups/:id/topics', () => HttpResponse.json(aStream([]))),
        http.get('/api/groups/:id/members', ({ request }) =>
          HttpResponse.json(aStream(request.url.includes('staff') ? [member] : [])),
        ),
      ],
    });
    const tabs = await screen.findByRole('navigation', { name: 'Partes de Bandos' });
    expect(within(tabs).getByRole('link', { name: /Temas/ })).toHaveAttribute('aria-current', 'page');
    await actor.click(within(tabs).getByRole('link', { name: 'Miembros 1200' }));
    expect(await screen.findByRole('link', { name: member.user.name })).toBeInTheDocument();
    expect(address()).toBe(`/groups/${group._id}?tab=members`);
    await actor.click(within(tabs).getByRole('link', { name: /Temas/ }));
    await waitFor(() => expect(address()).toBe(`/groups/${group._id}`));
  });

  test('shows the description on every tab, folded if it is long, and all of it after a press', async () => {
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((notify) => {
      const observer = { observe: () => notify([], observer), unobserve() {}, disconnect() {} };
      return observer;
    });
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
    const group = aGroup({ name: 'Bandos', private: true });
    const { actor } = renderApp(<App />, {
      ...options,
      route: `/groups/${group._id}`,
      handlers: [http.get('/api/groups/:id', () => HttpResponse.json(group))],
    });
    expect(await screen.findByText(group.description)).toBeVisible();
    const more = screen.getByRole('button', { name: 'Leer más', expanded: false });
    await actor.click(more);
    expect(screen.getByRole('button', { name: 'Leer menos', expanded: true })).toHaveFocus();
    jest.restoreAllMocks();
  });

  test('shows outsiders the description of a private group, and no tabs', async () => {
    const group = aGroup({ name: 'Bandos', private: true, memberCount: 4, topicCount: 1, postCount: 0 });
    renderApp(<App />, {
      ...options,
      route: `/groups/${group._id}?tab=members`,
      handlers: [http.get('/api/groups/:id', () => HttpResponse.json(group))],
    });
    expect(await screen.findByText(group.description)).toBeInTheDocument();
    expect(screen.getByText('El contenido de este grupo es solo para miembros.')).toBeInTheDocument();
    for (const count of ['4 miembros', '1 tema', '0 entradas']) expect(screen.getByText(count)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: /Partes/ })).not.toBeInTheDocument();
  });

  test('the owner deletes it once its name is typed', async () => {
    const own = aGroup({ name: 'Bandos', membership: { role: 'owner', status: 'member' } });
    const { handler } = listing([]);
    const read = http.get('/api/groups/:id', () => HttpResponse.json(own));
    const remove = http.delete('/api/groups/:id', () => new HttpResponse(null, { status: 204 }));
    const { actor, address } = renderApp(<App />, {
      ...options,
      route: `/groups/${own._id}?tab=about`,
      handlers: [handler, read, remove],
    });
    await actor.click(await screen.findByRole('button', { name: 'Eliminar grupo' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Bandos»?' });
    await actor.click(within(dialog).getByRole('button', { name: 'Eliminar grupo' }));
    expect(await within(dialog).findByText('No coincide')).toBeInTheDocument();
    const typed = within(dialog).getByRole('textbox', { name: 'Escribe «Bandos» para confirmar' });
    await actor.type(typed, 'Bandos');
    await actor.click(within(dialog).getByRole('button', { name: 'Eliminar grupo' }));
    expect(await screen.findByText('«Bandos» se ha eliminado')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/groups'));
  });
});

describe('editing a group', () => {
  const read = (membership: ReturnType<typeof aMembership>) => {
    const group = aGroup({ name: 'Bandos', membership });
    return {
      group,
      handler: http.get('/api/groups/:id', () => HttpResponse.json(group)),
    };
  };

  test('has an address of its own, so that Back closes the form', async () => {
    const { group, handler } = read({ ...aMembership(), role: 'owner' });
    const { actor, address } = renderApp(<App />, {
      ...options,
      route: `/groups/${group._id}?tab=about`,
      handlers: [handler],
    });
    await actor.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(await screen.findByRole('form', { name: 'Editar grupo' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`/groups/${group._id}?tab=about&edit=1`));
  });

  test('is not offered to a member, whatever the address says', async () => {
    const { group, handler } = read(aMembership());
    renderApp(<App />, {
      ...options,
      route: `/groups/${group._id}?tab=about&edit`,
      handlers: [handler],
    });
    await screen.findByRole('heading', { level: 1, name: 'Bandos' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('sends only what was changed and confirms it', async () => {
    const { group, handler } = read({ ...aMembership(), role: 'admin' });
    const sent: unknown[] = [];
    const update = http.patch(`/api/groups/${group._id}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(group);
    });
    const { actor } = renderApp(<App />, {
      ...options,
      route: `/groups/${group._id}?tab=about&edit=1`,
      handlers: [handler, update],
    });
    const form = await screen.findByRole('form', { name: 'Editar grupo' });
    await actor.type(within(form).getByRole('textbox', { name: /Nombre/ }), ' del norte');
    await actor.click(within(form).getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Grupo actualizado')).toBeInTheDocument();
    expect(sent).toEqual([{ name: 'Bandos del norte' }]);
  });
});

test('leaving a group asks first, and shows what rejoining requires', async () => {
  const group = aGroup({ name: 'Bandos', private: true, membership: { ...aMembership(), role: 'member' } });
  const left: string[] = [];
  const { actor } = renderApp(<App />, {
    ...options,
    route: `/groups/${group._id}?tab=about`,
    handlers: [
      http.get('/api/groups/:id', () => HttpResponse.json(group)),
      http.post('/api/groups/:id/leave', () => {
        left.push(group._id);
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Salir del grupo' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Salir de «Bandos»?' });
  expect(within(dialog).getByText('Para volver tendrás que pedir entrar otra vez.')).toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Salir del grupo' }));
  expect(await screen.findByText('Has salido de Bandos')).toBeInTheDocument();
  expect(left).toEqual([group._id]);
});
