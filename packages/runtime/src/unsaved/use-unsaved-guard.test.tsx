import { renderHook } from '@testing-library/react';
import { hasUnsavedChanges } from './dirty-registry.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

function closingIsAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('nothing is guarded while nothing is typed', () => {
  renderHook(() => useUnsavedGuard(false));
  expect(hasUnsavedChanges()).toBe(false);
  expect(closingIsAsked()).toBe(false);
});

test('typed text is guarded until it is saved', () => {
  const { rerender } = renderHook(({ dirty }) => useUnsavedGuard(dirty), { initialProps: { dirty: true } });
  expect(hasUnsavedChanges()).toBe(true);
  expect(closingIsAsked()).toBe(true);
  rerender({ dirty: false });
  expect(hasUnsavedChanges()).toBe(false);
  expect(closingIsAsked()).toBe(false);
});

test('a form that goes away guards nothing, another one still does', () => {
  const first = renderHook(() => useUnsavedGuard(true));
  const second = renderHook(() => useUnsavedGuard(true));
  first.unmount();
  expect(hasUnsavedChanges()).toBe(true);
  second.unmount();
  expect(hasUnsavedChanges()).toBe(false);
});

test('a change of query alone leaves only the form that lives in the query', () => {
  const dialog = renderHook(() => useUnsavedGuard(true));
  expect(hasUnsavedChanges('query')).toBe(false);
  const page = renderHook(() => useUnsavedGuard(true, 'query'));
  expect(hasUnsavedChanges('query')).toBe(true);
  page.unmount();
  dialog.unmount();
});
