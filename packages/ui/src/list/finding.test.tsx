import { createI18n } from '@estela/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination.tsx';
import { SearchField } from './search-field.tsx';

createI18n();
afterEach(() => jest.useRealTimers());

test('a search runs once, when typing pauses', () => {
  jest.useFakeTimers();
  const search = jest.fn();
  render(<SearchField label="Buscar vuelos" value="" onSearch={search} />);
  const box = screen.getByRole('searchbox', { name: 'Buscar vuelos' });
  fireEvent.change(box, { target: { value: 'can' } });
  act(() => jest.advanceTimersByTime(200));
  fireEvent.change(box, { target: { value: 'cantera ' } });
  act(() => jest.advanceTimersByTime(299));
  expect(search).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(search.mock.calls).toEqual([['cantera']]);
});

test('Enter asks at once and Escape clears', async () => {
  const search = jest.fn();
  render(<SearchField label="Buscar" value="" onSearch={search} />);
  await userEvent.type(screen.getByRole('searchbox'), 'nieve{Enter}');
  expect(search).toHaveBeenLastCalledWith('nieve');
  await userEvent.keyboard('{Escape}');
  expect(search).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a long text stays whole in a search box, which says that its beginning is searched for', async () => {
  const search = jest.fn();
  const { rerender } = render(<SearchField label="Buscar" value="" maxLength={10} onSearch={search} />);
  const box = screen.getByRole('searchbox');
  await userEvent.click(box);
  await userEvent.paste('cantera de Vallecas');
  expect(box).toHaveValue('cantera de Vallecas');
  expect(screen.getByRole('status')).toHaveTextContent('Se busca con los primeros 10 caracteres');
  await userEvent.keyboard('{Enter}');
  expect(search).toHaveBeenLastCalledWith('cantera de');
  rerender(<SearchField label="Buscar" value="cantera de" maxLength={10} onSearch={search} />);
  expect(box).toHaveValue('cantera de Vallecas');
});

test('a value that changes from outside shows', () => {
  const { rerender } = render(<SearchField label="Buscar" value="a" onSearch={jest.fn()} />);
  rerender(<SearchField label="Buscar" value="b" onSearch={jest.fn()} />);
  expect(screen.getByRole('searchbox')).toHaveValue('b');
});

test('pagination shows the position and stops at both ends', async () => {
  const onPage = jest.fn();
  const { rerender } = render(<Pagination page={1} limit={20} total={43} onPage={onPage} />);
  expect(screen.getByText('1–20 de 43')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(onPage).toHaveBeenCalledWith(2);
  rerender(<Pagination page={3} limit={20} total={43} onPage={onPage} />);
  expect(screen.getByText('41–43 de 43')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
});

test('past the end no page is counted, and a link leads to the last one', async () => {
  const onPage = jest.fn();
  render(<Pagination page={9} limit={20} total={43} onPage={onPage} />);
  expect(screen.queryByText(/de 43/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(onPage).toHaveBeenCalledWith(3);
});

test('one page needs no pagination', () => {
  const { container } = render(<Pagination page={1} limit={20} total={20} onPage={jest.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
