import { paths } from '@estela/contracts/paths';
import type { Pilot } from '../fixtures/api-client.ts';
import { type Seeded, seedScreens } from '../pages/seed-screens.ts';

/** What is in every slot, beside what is on every screen. */
export async function seedMatrix(ana: Pilot, bruno: Pilot): Promise<Seeded> {
  const items = await seedScreens(ana, bruno);
  const { group, topic, flight, drone, spot } = items;
  const text = `Con ${[paths.drone(drone), paths.spot(spot), paths.flight(flight)].join(' y ')}`;
  await ana.call('POST', `/groups/${group}/topics/${topic}/comments`, { text });
  await ana.call('POST', `/flights/${flight}/comments`, { text });
  await ana.call('POST', '/equipment-items', {
    name: 'Gafas',
    type: 'goggles',
    brand: 'Fatshark',
    condition: 'good',
  });
  return items;
}
