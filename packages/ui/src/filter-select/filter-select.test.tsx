import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FilterSelect } from './filter-select.tsx';

const places = { cala: 'Cala', cantera: 'Cantera del norte', faro: 'Faro' };

function Places({ value = '' }: { value?: keyof typeof places | '' }) {
  return (
    <FilterSelect
      label="Spot"
      any="Spot"
      values={Object.keys(places) as (keyof typeof places)[]}
      labelOf={(id) => places[id]}
      value={value}
      onChange={jest.fn()}
    />
  );
}

const optionsIn = (element: Element) =>
  [...element.querySelectorAll('option')].map(({ textContent }) => textContent);

test('has all values, the chosen one chosen', () => {
  render(<Places value="faro" />);
  expect(optionsIn(screen.getByRole('combobox'))).toEqual(['Spot', 'Cala', 'Cantera del norte', 'Faro']);
  expect(screen.getByRole('combobox')).toHaveValue('faro');
});

test('the page has the chosen value and the longest at once, and the others right after', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const place = document.createElement('div');
  const root = createRoot(place);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => root.render(<Places value="faro" />));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(optionsIn(place)).toEqual(['Spot', 'Cantera del norte', 'Faro']);
  expect(place.querySelector('select')).toHaveValue('faro');
  await act(async () => root.render(<Places value="faro" />));
  expect(optionsIn(place)).toHaveLength(4);
  expect(place.querySelector('select')).toHaveValue('faro');
  act(() => root.unmount());
});
