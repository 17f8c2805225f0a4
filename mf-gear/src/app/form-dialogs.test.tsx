import {
  aComponent,
  aDrone,
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { anEquipmentItem } from '../testing/an-equipment-item.ts';
import { show } from '../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const drone = aDrone({ owner, name: 'Avispa' });
const part = aComponent({ name: 'XING' });
const item = anEquipmentItem({ name: 'Gafas' });

beforeEach(() =>
  server.use(
    http.get('/api/drones', () => HttpResponse.json(aPage([drone]))),
    http.get(`/api/drones/${drone._id}`, () => HttpResponse.json(drone)),
    http.get(`/api/drones/${drone._id}/snapshots`, () => HttpResponse.json(aPage([]))),
    http.get(`/api/components/${part._id}`, () => HttpResponse.json(part)),
    http.get(`/api/components/${part._id}/installations`, () => HttpResponse.json(aPage([]))),
    http.get(`/api/equipment-items/${item._id}`, () => HttpResponse.json(item)),
    http.get(`/api/equipment-items/${item._id}/use`, () =>
      HttpResponse.json({ flights: 0, durationSeconds: 0, latest: [] }),
    ),
    http.get(`/api/equipment-items/${item._id}/status-changes`, () => HttpResponse.json(aPage([]))),
  ),
);

interface DialogCase {
  route: string;
  opener: string;
  field: string;
  typed: string;
  /** A choice from a list. */
  choice?: RegExp;
  /** Fills in the rest before it can be sent. */
  also?: [label: string, text: string];
  submit: string;
  path: string;
}

const dialogs: [string, DialogCase][] = [
  [
    'a reminder',
    {
      ...{ route: `/drones/${drone._id}`, opener: 'Añadir recordatorio', field: 'Qué hay que hacer' },
      ...{ typed: 'Revisar motores', also: ['Cada', '20'] },
      ...{ submit: 'Guardar recordatorio', path: '/api/gear/reminder-rules' },
    },
  ],
  [
    'a configuration',
    {
      ...{ route: `/drones/${drone._id}`, opener: 'Guardar la primera', field: 'Texto de la consola' },
      ...{ typed: '# diff all', submit: 'Guardar configuración' },
      path: `/api/drones/${drone._id}/snapshots`,
    },
  ],
  [
    'where a part sits',
    {
      ...{ route: `/components?part=${part._id}`, opener: 'Montar en un dron', field: 'Desde' },
      ...{ typed: '2026-05-01T10:00', choice: /Avispa/, submit: 'Montar' },
      path: `/api/components/${part._id}/installations`,
    },
  ],
  [
    'a status',
    {
      ...{ route: `/equipment-items?item=${item._id}`, opener: 'Marcar como perdido', field: 'Nota' },
      ...{ typed: 'En el pantano', submit: 'Marcar como perdido' },
      path: `/api/equipment-items/${item._id}/status-changes`,
    },
  ],
];

test.each(dialogs)(
  'the dialog of %s keeps what is typed when the server fails, and asks before it closes',
  async (_, form) => {
    const { actor } = show(form.route, { user });
    await actor.click(await screen.findByRole('button', { name: form.opener }));
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByLabelText(form.field, { exact: false });
    await actor.clear(field);
    await actor.type(field, form.typed);
    if (form.also) await actor.type(within(dialog).getByLabelText(form.also[0]), form.also[1]);
    if (form.choice) await actor.click(await within(dialog).findByRole('radio', { name: form.choice }));
    server.use(http.post(form.path, () => aServerError('INTERNAL', 'Se ha roto algo')));
    await actor.click(within(dialog).getByRole('button', { name: form.submit }));
    expect(await within(dialog).findByText('Se ha roto algo')).toBeVisible();
    expect(field).toHaveValue(form.typed);

    const press = (name: string) => actor.click(within(dialog).getByRole('button', { name }));
    for (const close of [() => actor.keyboard('{Escape}'), () => press('Cancelar')]) {
      await close();
      const question = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
      await actor.click(within(question).getByRole('button', { name: 'Seguir editando' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(field).toHaveValue(form.typed);
    }
    await press('Cancelar');
    await actor.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
);
