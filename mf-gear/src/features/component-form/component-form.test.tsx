import type { Component } from '@estela/contracts';
import {
  aComponent,
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();

/** A server that accepts a creation or a change, records what was sent, and then has the part. */
function takes(method: 'post' | 'patch', path: string, component: Component) {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(component, { status: method === 'post' ? 201 : 200 });
    }),
    http.get(`/api/components/${component._id}`, () => HttpResponse.json(component)),
    http.get(`/api/components/${component._id}/installations`, () => HttpResponse.json(aPage([]))),
  );
  return sent;
}

test('adds a part and leads to it, where it can be put on a drone', async () => {
  const part = aComponent({ name: 'XING2' });
  const sent = takes('post', '/api/components', part);
  const { actor, address } = show('/components?new=1', { user });
  await actor.type(await screen.findByLabelText('Nombre'), 'XING2');
  await actor.selectOptions(screen.getByLabelText('Tipo'), 'Motor');
  await actor.type(screen.getByLabelText(/Marca/), 'iFlight');
  await actor.clear(screen.getByLabelText('Unidades'));
  await actor.type(screen.getByLabelText('Unidades'), '4');
  await actor.type(screen.getByLabelText(/Peso/), '62,5');
  await actor.type(screen.getByLabelText(/Enlace de compra/), 'tienda.example/x');
  await actor.click(screen.getByRole('button', { name: 'Guardar componente' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'XING2' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Montar en un dron' })).toBeVisible();
  expect(address()).toBe(`/components?part=${part._id}`);
  expect(sent).toEqual([
    {
      name: 'XING2',
      type: 'motor',
      brand: 'iFlight',
      quantity: 4,
      weight: 62.5,
      sourceUrl: 'https://tienda.example/x',
      description: '',
    },
  ]);
});

test('marks what is missing and leads to the first field', async () => {
  const { actor } = show('/components?new=1', { user });
  await actor.clear(await screen.findByLabelText('Unidades'));
  await actor.click(screen.getByRole('button', { name: 'Guardar componente' }));
  expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(3);
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
});

test.each([
  ['Unidades', '1,5', 'Escribe un número entero'],
  ['Unidades', '0', 'El mínimo es 1'],
  [/Peso/, 'mucho', 'Escribe un número'],
  [/Enlace de compra/, 'tienda', 'Escribe una dirección web que empiece por https://'],
  [/Enlace de compra/, 'javascript:alert(1)', 'Escribe una dirección web que empiece por https://'],
])('%s does not accept %s', async (label, typed, problem) => {
  const { actor } = show('/components?new=1', { user });
  const field = await screen.findByLabelText(label);
  await actor.clear(field);
  await actor.type(field, typed);
  await actor.tab();
  expect(await screen.findByText(problem)).toBeVisible();
});

test('fewer units than are installed on drones show an error on their field, and nothing typed is lost', async () => {
  const part = aComponent({ quantity: 4 });
  takes('patch', `/api/components/${part._id}`, part);
  server.use(
    http.patch('/api/components/:id', () =>
      aServerError('CONFLICT', 'Hay más unidades puestas en tus drones', {
        quantity: 'Quita antes las que sobran',
      }),
    ),
  );
  const { actor } = show(`/components?type=motor&edit=${part._id}`, { user });
  const units = await screen.findByLabelText('Unidades');
  await actor.clear(units);
  await actor.type(units, '2');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Quita antes las que sobran')).toBeVisible();
  expect(units).toHaveFocus();
  expect(units).toHaveValue('2');
});

test('editing a part sends only what was changed, and leads back to where the form was opened', async () => {
  const part = aComponent();
  const sent = takes('patch', `/api/components/${part._id}`, part);
  const { actor, address } = show(`/components?type=motor&part=${part._id}`, { user });
  await actor.click(await screen.findByRole('link', { name: 'Editar' }));
  await actor.type(await screen.findByLabelText(/Descripción/), 'CW');
  await actor.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(address()).toBe(`/components?type=motor&part=${part._id}`));
  expect(sent).toEqual([{ description: 'CW' }]);
  expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/components?type=motor');
});
