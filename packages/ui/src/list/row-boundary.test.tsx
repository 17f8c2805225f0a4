import { createI18n } from '@estela/i18n';
import { CardGrid } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { render, screen } from '@testing-library/react';
import { RowContent } from './row-boundary.tsx';

createI18n();

interface Drone {
  _id: string;
  owner?: { name: string };
}

function Row({ drone }: { drone: Drone }) {
  return <>{(drone.owner as { name: string }).name}</>;
}

const good = { _id: 'a', owner: { name: 'Ana' } };
const other = { _id: 'b', owner: { name: 'Berto' } };
const broken = { _id: 'x' };
const rows = (drones: Drone[]) =>
  drones.map((drone) => (
    <li key={drone._id}>
      <Row drone={drone} />
    </li>
  ));
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const unreadable = 'Este elemento no se puede mostrar';

test.each([
  ['a plain list', PlainList],
  ['a grid of cards', CardGrid],
])('in %s a row that cannot be drawn says so in its own place', (_name, List) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  render(<List>{rows([good, broken, other])}</List>);
  expect(texts()).toEqual(['Ana', unreadable, 'Berto']);
  expect(logged).toHaveBeenCalled();
});

test('a row whose content is made by a function of the list costs its own place, too', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  render(
    <PlainList>
      {[good, broken].map((drone: Drone) => (
        <li key={drone._id}>
          <RowContent>{() => (drone.owner as { name: string }).name}</RowContent>
        </li>
      ))}
    </PlainList>,
  );
  expect(texts()).toEqual(['Ana', unreadable]);
});

test('a row that was none is not drawn at all', () => {
  render(<PlainList>{rows([good, { _id: 'unreadable-4', owner: { name: '' } }])}</PlainList>);
  expect(texts()).toEqual(['Ana', unreadable]);
});

test('a row that comes whole with a later answer is drawn', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(<PlainList>{rows([broken])}</PlainList>);
  expect(texts()).toEqual([unreadable]);
  rerender(<PlainList>{rows([{ ...broken, owner: { name: 'Cora' } }])}</PlainList>);
  expect(texts()).toEqual(['Cora']);
});
