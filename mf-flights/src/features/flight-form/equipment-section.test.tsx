import { aFlight, aPage, aUser, HttpResponse, http, screen, server, waitFor, within } from '@estela/testing';
import { fillIn, openStep } from '../../testing/fill-in-flight.ts';
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const [one, two, goggles] = ['Tattu 1', 'Tattu 2', 'Gafas'].map((name, index) => ({
  _id: `01900000-0000-7000-8000-00000000aa0${index}`,
  name,
  type: name === 'Gafas' ? 'goggles' : 'battery',
})) as [Item, Item, Item];

interface Item {
  _id: string;
  name: string;
  type: string;
}

/** A battery beyond the first page of options. */
const far = { _id: '01900000-0000-7000-8000-00000000aa09', name: 'GNB vieja', type: 'battery' };

beforeEach(() =>
  server.use(
    http.get('/api/drones', () => HttpResponse.json(aPage([]))),
    http.get('/api/spots', () => HttpResponse.json(aPage([]))),
    http.get('/api/flights', () => HttpResponse.json(aPage([]))),
    http.get('/api/equipment-items', () => HttpResponse.json(aPage([one, two, goggles]))),
    http.get('/api/equipment-items/:id', ({ params }) =>
      HttpResponse.json([one, two, goggles, far].find(({ _id }) => _id === params.id)),
    ),
  ),
);

let isBroken = false;

/** The content of the slot from the other remote, until it fails. */
function Picker({ value }: { value: readonly string[] }) {
  if (isBroken) throw new Error('gear is broken');
  return <p>{`Elegidas: ${value.length}`}</p>;
}

function takesFlight() {
  const sent: Record<string, unknown>[] = [];
  const flight = aFlight({ owner, title: 'Presa' });
  server.use(
    http.post('/api/flights', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(flight, { status: 201 });
    }),
    http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)),
  );
  return sent;
}

test('when the gear remote is down, batteries and equipment can still be chosen, and their volts are sent', async () => {
  const sent = takesFlight();
  const { actor } = show('/flights?new=1', { user });
  await fillIn(actor);
  await openStep(actor, 'Equipo');
  await actor.click(await screen.findByRole('button', { name: 'Tattu 1' }));
  await actor.click(screen.getByRole('button', { name: 'Tattu 2' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Gafas' }));
  const pack = screen.getByRole('group', { name: /Tattu 1/ });
  await actor.type(within(pack).getByLabelText('Antes'), '4,2');
  await actor.type(within(pack).getByLabelText('Mínima'), '3,41');
  await actor.type(within(pack).getByLabelText('Nota de la batería'), 'Caliente');
  await actor.click(screen.getByRole('button', { name: 'Quitar Tattu 2' }));
  expect(screen.getByRole('heading', { name: /Equipo/ })).toHaveFocus();
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    packs: [{ equipmentItem: one._id, restBefore: 4.2, minCell: 3.41, note: 'Caliente' }],
    equipmentItems: [goggles._id],
  });
});

test('a battery missing in the options is named too', async () => {
  const { actor } = show(`/flights?new=1&pack=${far._id}`, { user });
  await openStep(actor, 'Equipo hecho');
  expect(await screen.findByRole('group', { name: /GNB vieja/ })).toBeVisible();
});

test('the volts of a whole pack show an error before they are sent', async () => {
  const { actor } = show(`/flights?new=1&pack=${two._id}`, { user });
  await openStep(actor, 'Equipo');
  const pack = await screen.findByRole('group', { name: /Tattu 2/ });
  await actor.type(within(pack).getByLabelText('Al aterrizar'), '22,8');
  await actor.tab();
  expect(await screen.findByText(/Escribe los voltios de una celda/)).toBeVisible();
});

test('a sticker’s battery is in the new flight, and what is typed about it stays when its picker fails', async () => {
  const sent = takesFlight();
  isBroken = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loadSlot = async (name: string) => (name === 'packPicker' ? (Picker as never) : undefined);
  const { actor } = show(`/flights?new=1&pack=${two._id}`, { user, platform: { loadSlot } });
  await openStep(actor, 'Equipo');
  expect(await screen.findByText('Elegidas: 1')).toBeVisible();
  const pack = await screen.findByRole('group', { name: /Tattu 2/ });
  isBroken = true;
  await actor.type(within(pack).getByLabelText('Al aterrizar'), '3,7');
  expect(await screen.findByRole('button', { name: 'Tattu 2', pressed: true })).toBeVisible();
  await openStep(actor, 'Media');
  await fillIn(actor);
  await actor.click(screen.getByRole('button', { name: 'Guardar vuelo' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ packs: [{ equipmentItem: two._id, restAfter: 3.7 }] }));
});

test('the pilot sees batteries and equipment on the flight’s page, another viewer does not', async () => {
  const flight = aFlight({
    owner,
    packs: [{ equipmentItem: one._id, restBefore: 4.2, minCell: 3.4 }],
    equipmentItems: [goggles._id],
  });
  server.use(http.get(`/api/flights/${flight._id}`, () => HttpResponse.json(flight)));
  show(`/flights/${flight._id}`, { user });
  const gear = await screen.findByRole('region', { name: 'Baterías y equipo' });
  expect(await within(gear).findByText('Tattu 1')).toBeVisible();
  expect(within(gear).getByText('antes 4,20 V · mínima 3,40 V')).toBeVisible();
  expect(within(gear).getByText('Gafas')).toBeVisible();
});
