import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterChips } from './filter-chips.tsx';
import { TabLinks } from './tab-links.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const items = [
  { id: 'topics', label: 'Temas', count: 4 },
  { id: 'posts', label: 'Publicaciones' },
  { id: 'members', label: 'Miembros' },
] as const;

function Group() {
  const [value, setValue] = useState<(typeof items)[number]['id']>('topics');
  return (
    <>
      <Tabs label="Grupo" idBase="group" items={items} value={value} onChange={setValue} />
      <TabPanel idBase="group" id={value}>
        {value}
      </TabPanel>
    </>
  );
}

test('arrows walk the tabs in a ring, Home and End jump', async () => {
  render(<Group />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Temas 4' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Miembros', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Publicaciones', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Publicaciones' })).toHaveTextContent('posts');
});

test('one stop for Tab: from the chosen tab to its panel', async () => {
  render(<Group />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('tabs that are addresses are links with the current one marked', () => {
  const links = [
    { id: 'global', label: 'Global', link: { href: '/feed' } },
    { id: 'following', label: 'Siguiendo', link: { href: '/feed?tab=following' } },
  ];
  render(<TabLinks label="Feed" items={links} value="following" />);
  expect(screen.getByRole('link', { name: 'Siguiendo' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Global' })).not.toHaveAttribute('aria-current');
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
