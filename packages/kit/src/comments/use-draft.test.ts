import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());

test('what one pilot has typed is none of the next who signs in on the page, and waits for its own', () => {
  const { result, rerender } = renderHook(({ pilot }) => useDraft(`${pilot}.flight.f1`, ''), {
    initialProps: { pilot: 'ana' },
  });
  act(() => result.current.change('Nos vemos el sábado'));
  rerender({ pilot: 'bruno' });
  expect(result.current.text).toBe('');
  act(() => result.current.change('Bonito'));
  rerender({ pilot: 'ana' });
  expect(result.current.text).toBe('Nos vemos el sábado');
});

test('of what was sent nothing stays, whatever was typed meanwhile does', () => {
  const { result } = renderHook(() => useDraft('ana.flight.f1', ''));
  act(() => result.current.change('Bonito'));
  act(() => result.current.change('Bonito. ¿Dónde es?'));
  let isMore = false;
  act(() => {
    isMore = result.current.settle('Bonito');
  });
  expect([isMore, result.current.text]).toEqual([true, '. ¿Dónde es?']);
});
