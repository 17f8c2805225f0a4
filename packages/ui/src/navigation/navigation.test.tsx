import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChips } from './filter-chips.tsx';
import { TabLinks } from './tab-links.tsx';

test('tabs that are addresses are links with the current one marked', () => {
  const links = [
    { id: 'global', label: 'Global', link: { href: '/feed' } },
    { id: 'following', label: 'Siguiendo', link: { href: '/feed?tab=following' } },
  ];
  render(<TabLinks label="Feed" items={links} value="following" />);
  expect(screen.getByRole('link', { name: 'Siguiendo' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Global' })).not.toHaveAttribute('aria-current');
});

test('the name of a group of chips is on screen where it is asked for', () => {
  const chips = {
    label: 'Idioma',
    items: [{ id: 'es', label: 'Español' }],
    value: 'es',
    onChange: jest.fn(),
  };
  const { rerender } = render(<FilterChips {...chips} />);
  expect(screen.getByText('Idioma')).toHaveClass('e-visually-hidden');
  rerender(<FilterChips {...chips} showLabel />);
  expect(screen.getByText('Idioma')).not.toHaveClass('e-visually-hidden');
  expect(screen.getByRole('group', { name: 'Idioma' })).toBeInTheDocument();
});

test('filter chips are one group of toggles', async () => {
  const change = jest.fn();
  render(
    <FilterChips
      label="Filtro"
      items={[
        { id: 'all', label: 'Todo' },
        { id: 'today', label: 'Hoy' },
      ]}
      value="all"
      onChange={change}
    />,
  );
  expect(screen.getByRole('group', { name: 'Filtro' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Todo', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hoy', pressed: false }));
  expect(change).toHaveBeenCalledWith('today');
});
