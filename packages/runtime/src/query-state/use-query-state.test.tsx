import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { oneOf, pageNumber, search } from './query-params.ts';
import { useFormPlace } from './use-form-place.ts';
import { useQueryState } from './use-query-state.ts';

const list = { tab: oneOf(['all', 'mine'], 'all'), q: search(20), page: pageNumber };

/** A list at `address`, reached from its plain address. */
function listAt(address: string) {
  const { result } = renderHook(
    () => ({
      list: useQueryState(list),
      form: useFormPlace(),
      place: useLocation(),
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/groups', `/groups${address}`]} initialIndex={1}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  return {
    list: () => result.current.list,
    form: () => result.current.form,
    address: () => result.current.place.search,
    goBack: () => act(() => result.current.navigate(-1)),
  };
}

test('a filter is a step that Back undoes', () => {
  const { list, address, goBack } = listAt('?q=dique&page=2');
  act(() => list().change({ tab: 'mine' }));
  expect(address()).toBe('?q=dique&tab=mine');
  expect(list().query).toEqual({ tab: 'mine', q: 'dique', page: 1 });
  goBack();
  expect(list().query).toEqual({ tab: 'all', q: 'dique', page: 2 });
});

test('typing a search is not', () => {
  const { list, address, goBack } = listAt('?tab=mine');
  act(() => list().change({ q: 'di' }));
  act(() => list().change({ q: 'dique' }));
  expect(address()).toBe('?tab=mine&q=dique');
  goBack();
  expect(address()).toBe('');
});

test('the caller decides where it knows better', () => {
  const { list, address, goBack } = listAt('?tab=mine');
  act(() => list().change({ page: 2 }, { replace: true }));
  goBack();
  expect(address()).toBe('');
});

test('a reset leads to the whole list and keeps the parameters of others', () => {
  const { list, address } = listAt('?tab=mine&q=dique&page=3&utm=x');
  expect(list().isNarrowed).toBe(true);
  act(() => list().reset());
  expect(address()).toBe('?utm=x');
  expect(list().isNarrowed).toBe(false);
});

test('links to another filter of the same list', () => {
  expect(listAt('?q=dique&page=2').list().href({ tab: 'mine' })).toBe('?q=dique&tab=mine');
});

test('a form that closes leaves the list where it was', () => {
  const { form, address } = listAt('?tab=mine&page=2&edit=01a1fe6c');
  expect(form()).toMatchObject({ isOpen: true, id: '01a1fe6c' });
  act(() => form().close());
  expect(address()).toBe('?tab=mine&page=2');
  expect(form()).toMatchObject({ isOpen: false, id: undefined, newLink: '?tab=mine&page=2&new=1' });
});
