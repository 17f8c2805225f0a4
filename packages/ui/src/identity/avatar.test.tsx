import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials.ts';

test.each([
  ['Marta Ruiz Peña', 'MR'],
  ['Jon', 'J'],
  ['  ana   b ', 'AB'],
  ['ñu ñandú', 'ÑÑ'],
  ['Lía 🚁', 'L'],
  ['🚁 Lía “Kestrel” Gil', 'LK'],
  ['👩‍✈️', '👩‍✈️'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('initials stand in until the picture is there', () => {
  const { container } = render(<Avatar name="Marta Ruiz" src="/a.webp" label="Marta Ruiz" />);
  expect(screen.getByText('MR')).toBeInTheDocument();
  fireEvent.load(container.querySelector('img') as HTMLImageElement);
  expect(screen.queryByText('MR')).not.toBeInTheDocument();
});

test('a broken picture never shows: the initials come back', () => {
  const { container, rerender } = render(<Avatar name="Marta Ruiz" src="/broken.webp" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('MR')).toBeInTheDocument();
  rerender(<Avatar name="Marta Ruiz" src="/new.webp" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.webp');
});

test('an avatar beside a name is decoration, one that stands alone has a name', () => {
  const { rerender } = render(<Avatar name="Marta Ruiz" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Marta Ruiz" label="Marta Ruiz" />);
  expect(screen.getByRole('img', { name: 'Marta Ruiz' })).toBeInTheDocument();
});
