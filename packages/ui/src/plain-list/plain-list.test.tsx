import { render, screen } from '@testing-library/react';
import { PlainList } from './plain-list.tsx';

test('is a list by its role, which no style can take from it, with or without an order', () => {
  render(
    <>
      <PlainList aria-label="Drones" className="rows">
        <li>{'Nazgul'}</li>
      </PlainList>
      <PlainList ordered aria-label="Días" />
    </>,
  );
  const drones = screen.getByRole('list', { name: 'Drones' });
  expect([drones.tagName, drones.getAttribute('role'), drones.className]).toEqual(['UL', 'list', 'rows']);
  expect(screen.getByRole('list', { name: 'Días' }).tagName).toBe('OL');
});
