import { aSpot, renderApp, screen, waitFor } from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { SpotCard } from './spot-card.tsx';

test('the card shows the ground that the words of a spot tell of, and where it is', async () => {
  const spot = aSpot({ name: 'Playa norte' });
  const { container } = renderApp(<SpotCard spot={spot} />, { catalogues: { social: { es, en } } });
  await waitFor(() => expect(container.querySelector('[data-terrain="coast"]')).toBeInTheDocument());
  expect(screen.getByText(/^-?\d+\.\d{4}, -?\d+\.\d{4}$/)).toBeVisible();
});
