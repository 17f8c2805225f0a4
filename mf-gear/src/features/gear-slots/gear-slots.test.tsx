import { aPage, aUser, HttpResponse, http, renderApp, screen, server, waitFor } from '@estela/testing';
import { useState } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { anEquipmentItem } from '../../testing/an-equipment-item.ts';
import { anOwnBattery } from '../../testing/an-own-battery.ts';
import { EquipmentPicker } from './equipment-picker.tsx';
import { PackPicker } from './pack-picker.tsx';

const options = { user: aUser(), catalogues: { gear: { es, en } } };

function Host({ Picker, initial = [] }: { Picker: typeof PackPicker; initial?: string[] }) {
  const [value, setValue] = useState<string[]>(initial);
  return (
    <>
      <Picker label="Baterías" value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  );
}

test('batteries are chosen and let go by their names, each with how it is doing', async () => {
  const [tired, fine] = [
    anOwnBattery({ name: 'Cansada' }, { verdict: 'retire' }),
    anOwnBattery({ name: 'Buena' }),
  ];
  server.use(http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([tired, fine]))));
  const { actor } = renderApp(<Host Picker={PackPicker} />, options);
  await actor.click(await screen.findByRole('checkbox', { name: /Cansada.*Toca jubilarla/ }));
  await actor.click(screen.getByRole('checkbox', { name: /Buena/ }));
  expect(screen.getByRole('status')).toHaveTextContent(`${tired._id},${fine._id}`);
  await actor.click(screen.getByRole('checkbox', { name: /Cansada/ }));
  expect(screen.getByRole('status')).toHaveTextContent(fine._id);
});

test('equipment leaves out batteries and what was put away, but not what is chosen already', async () => {
  const sold = anEquipmentItem({ name: 'Vendidas', status: 'sold' });
  const items = [
    ...Array.from({ length: 9 }, (_, index) => anEquipmentItem({ name: `Gafas ${index}` })),
    anEquipmentItem({ name: 'Guardada', status: 'archived' }),
    anOwnBattery().item,
    sold,
  ];
  server.use(http.get('/api/equipment-items', () => HttpResponse.json(aPage(items))));
  const { actor } = renderApp(<Host Picker={EquipmentPicker} initial={[sold._id]} />, options);
  expect(await screen.findAllByRole('checkbox')).toHaveLength(10);
  expect(screen.getByRole('checkbox', { name: /Vendidas/ })).toBeChecked();
  await actor.type(screen.getByRole('searchbox'), 'gafas 7');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
});

test('who has none is led to add the first', async () => {
  server.use(http.get('/api/equipment-items/batteries', () => HttpResponse.json(aPage([]))));
  renderApp(<Host Picker={PackPicker} />, options);
  expect(await screen.findByRole('link', { name: 'Añadir a tu equipo' })).toHaveAttribute(
    'href',
    '/equipment-items?new=1',
  );
});
