import { type MapBounds, type NamedView, parseBbox } from '@estela/maps';
import { act, aSpot, renderHook } from '@estela/testing';
import { useMapView } from './use-map-view.ts';

const spot = aSpot({ name: 'Cantera' });
const box = (bbox: string): MapBounds => parseBbox(bbox) as MapBounds;

interface Address {
  bbox?: string | undefined;
  selected?: typeof spot;
}

/** The view of an address, as it changes; `moves` acts as a map that reports its position, and updates the address. */
function open(bbox?: string) {
  const { result, rerender } = renderHook(
    ({ bbox: named, selected }: Address) => useMapView(parseBbox(named), selected?._id, selected),
    { initialProps: { bbox } as Address },
  );
  return {
    view: (): NamedView => result.current.view,
    leadsTo: rerender,
    moves(to: string) {
      act(() => result.current.note(box(to)));
      rerender({ bbox: to });
    },
  };
}

test('an address updated by the map does not move it', () => {
  const { view, moves } = open('-5,40,-3,41');
  const first = view();
  moves('2,42,4,43');
  moves('2.5,42,4.5,43');
  expect(view()).toBe(first);
});

test('Back moves the map to the box of the address, also to the initial one', () => {
  const { view, moves, leadsTo } = open('-5,40,-3,41');
  moves('2,42,4,43');
  leadsTo({ bbox: '-5,40,-3,41' });
  expect(view()).toMatchObject({ bounds: box('-5,40,-3,41'), exact: true, turn: 1 });
});

test('a link without a box starts at the default view, one with a spot near that spot', () => {
  const { view, moves, leadsTo } = open();
  moves('2,42,4,43');
  leadsTo({});
  expect(view()).toMatchObject({ bounds: { west: -9.6 }, underButtons: true, turn: 1 });
  moves('2,42,4,43');
  leadsTo({ selected: spot });
  expect(view()).toMatchObject({ center: spot.location, turn: 2 });
});
