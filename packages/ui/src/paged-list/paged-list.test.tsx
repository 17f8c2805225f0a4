import { createI18n } from '@estela/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PagedList, type PagedListProps } from './paged-list.tsx';

createI18n();

const first = { items: ['uno', 'dos'], total: 1250 };
const settled = { data: first, currentData: first, isFetching: false, refetch: () => {} };

function show(props: Partial<PagedListProps<string>>) {
  return render(
    <PagedList
      query={settled}
      error={undefined}
      page={1}
      onPage={() => {}}
      countText={({ formatted }) => `${formatted} cosas`}
      empty={<p>nada</p>}
      {...props}
    >
      {(items) => items.map((item) => <li key={item}>{item}</li>)}
    </PagedList>,
  );
}

test('says how many there are and leads to the next page', async () => {
  const onPage = jest.fn();
  show({ onPage });
  expect(screen.getByRole('status')).toHaveTextContent('1250 cosas');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(onPage).toHaveBeenCalledWith(2);
});

test('keeps the previous page while another loads, without its count', () => {
  show({ query: { ...settled, currentData: undefined, isFetching: true }, page: 2 });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows the failure of another page, not the previous page', () => {
  show({ query: { ...settled, currentData: undefined }, error: 'Sin conexión', page: 2 });
  expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión');
  expect(screen.queryByText('uno')).not.toBeInTheDocument();
});

test('tells an empty list from a page past the end of a full one', async () => {
  const nothing = { items: [], total: 0 };
  const { unmount } = show({ query: { ...settled, data: nothing, currentData: nothing }, page: 9 });
  expect(screen.getByText('nada')).toBeInTheDocument();
  unmount();
  const onPage = jest.fn();
  const pastEnd = { items: [], total: 3 };
  show({ query: { ...settled, data: pastEnd, currentData: pastEnd }, page: 9, onPage });
  await userEvent.click(screen.getByRole('button', { name: 'Ir a la primera página' }));
  expect(onPage).toHaveBeenCalledWith(1);
});
