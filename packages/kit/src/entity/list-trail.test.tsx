import { Link, useLocation } from '@estela/runtime';
import { screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { fromList, useLeaveForList } from './list-trail.ts';

/** The list at its second page, and a page of one of its drones with another view of it. */
function Hangar() {
  const { pathname, search, key } = useLocation();
  const leave = useLeaveForList('/drones');
  return (
    <>
      <p>{`${pathname}${search} ${key}`}</p>
      <Link to="/drones/d1" state={fromList}>
        Avispa
      </Link>
      <Link to="/drones/d1?before=a">Comparar</Link>
      <button type="button" onClick={leave}>
        Borrar
      </button>
    </>
  );
}

const place = () => screen.getByText(/^\/drones/).textContent;

test('what is deleted on its page leads back to the place in the list that led there', async () => {
  const { actor } = show(<Hangar />, { at: '/drones?page=2' });
  const list = place();
  await actor.click(screen.getByRole('link', { name: 'Avispa' }));
  expect(place()).not.toBe(list);
  await actor.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(place()).toBe(list);
});

test('where the page before is not the list, the list takes the place of what is gone', async () => {
  const { actor, address } = show(<Hangar />, { at: '/drones/d1' });
  await actor.click(screen.getByRole('link', { name: 'Comparar' }));
  await actor.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(address()).toBe('/drones');
});
