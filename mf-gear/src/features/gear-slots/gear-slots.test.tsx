import { aPage, aServerError, aUser, HttpResponse, http, renderApp, screen, server } from '@estela/testing';
import { useState } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { anEquipmentItem } from '../../testing/an-equipment-item.ts';
import { anOwnBattery } from '../../testing/an-own-battery.ts';
import { EquipmentLine } from './equipment-line.tsx';
import { EquipmentPicker } from './equipment-picker.tsx';
import { PackPicker } from './pack-picker.tsx';

const options = { user: aUser(), catalogues: { gear: { es, en } } };

function Host({ Picker, initial = [] }: { Picker: typeof PackPicker; initial?: string[] }) {
  const [value, setValue] = useState<string[]>(initial);
  return (
    <>
      <Picker label="Baterías" value={value} onChange={setValue} />
      <output aria-label="chosen">{value.join()}</output>
    </>
  );
}

test('batteries are chosen and removed by name, each with its health', async () => {
  const [tired, fine] = [
    anOwnBattery({ name: 'Cansada' }, { verdict: 'retire' }),
    anOwnBattery({ name: 'Buena' }),
  ];
  server.use(http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([tired, fine]))));
  const { actor } = renderApp(<Host Picker={PackPicker} />, options);
  await actor.click(await screen.findByRole('checkbox', { name: /Cansada.*Toca jubilarla/ }));
  await actor.click(screen.getByRole('checkbox', { name: /Buena/ }));
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent(`${tired._id},${fine._id}`);
  await actor.click(screen.getByRole('checkbox', { name: /Cansada/ }));
  expect(screen.getByRole('status', { name: 'chosen' })).toHaveTextContent(fine._id);
});

test('the server searches the equipment in use, and what is chosen stays visible', async () => {
  const sold = anEquipmentItem({ name: 'Vendidas', status: 'sold' });
  const asked: string[] = [];
  server.use(
    http.get('/api/equipment-items', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const name = searchParams.get('q') ?? 'Gafas';
      const total = searchParams.get('q') ? 1 : 500;
      return HttpResponse.json(
        aPage([anEquipmentItem({ name, brand: 'DJI', model: 'N3', type: 'others' })], { total }),
      );
    }),
    http.get(`/api/equipment-items/${sold._id}`, () => HttpResponse.json(sold)),
  );
  const { actor } = renderApp(<Host Picker={EquipmentPicker} initial={[sold._id]} />, options);
  expect(await screen.findByRole('checkbox', { name: 'Vendidas' })).toBeChecked();
  expect(screen.getByText('Y 499 más: escribe para buscar.')).toBeVisible();
  await actor.click(screen.getByRole('checkbox', { name: /Gafas/ }));
  await actor.type(screen.getByRole('searchbox'), 'Emisora{Enter}');
  expect(await screen.findByRole('checkbox', { name: /Emisora/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Gafas/ })).toBeChecked();
  expect(asked[0]).toBe('?limit=20&status=active&exceptType=battery');
  expect(asked.at(-1)).toContain('q=Emisora');
});

test('a list that failed can be loaded again', async () => {
  server.use(http.get('/api/equipment-items/batteries', () => aServerError('INTERNAL'), { once: true }));
  const { actor } = renderApp(<Host Picker={PackPicker} />, options);
  expect(await screen.findByText('No hemos podido cargar: Baterías')).toBeVisible();
  server.use(
    http.get('/api/equipment-items/batteries', () =>
      HttpResponse.json(aPage([anOwnBattery({ name: 'Tattu' })])),
    ),
  );
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('checkbox', { name: /Tattu/ })).toBeVisible();
});

test('a line that failed can be loaded again', async () => {
  const item = anEquipmentItem({ name: 'Gafas' });
  server.use(http.get(`/api/equipment-items/${item._id}`, () => aServerError('INTERNAL'), { once: true }));
  const { actor } = renderApp(<EquipmentLine id={item._id} />, options);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  server.use(http.get(`/api/equipment-items/${item._id}`, () => HttpResponse.json(item)));
  await actor.click(retry);
  expect(await screen.findByRole('link', { name: 'Gafas' })).toBeVisible();
});

test('a pilot without any gets a link to add the first', async () => {
  server.use(http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([]))));
  renderApp(<Host Picker={PackPicker} />, options);
  expect(await screen.findByRole('link', { name: 'Añadir a tu equipo' })).toHaveAttribute(
    'href',
    '/equipment-items?new=1&as=battery',
  );
});
