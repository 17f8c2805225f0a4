import { renderHook } from '@estela/testing';
import { useFresh } from './use-fresh.ts';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

function ask(isFetching = false) {
  const refetch = jest.fn();
  const answered = Date.now();
  renderHook(() => useFresh({ fulfilledTimeStamp: answered, isFetching, refetch }));
  return refetch;
}

test('a response is refreshed after five minutes, not before', () => {
  const refetch = ask();
  jest.advanceTimersByTime(4 * minute);
  expect(refetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(minute);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('in a hidden tab it waits until the tab is visible', () => {
  const refetch = ask();
  see('hidden');
  jest.advanceTimersByTime(60 * minute);
  expect(refetch).not.toHaveBeenCalled();
  see('visible');
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('on return and when the network is back only an old response is refreshed', () => {
  const refetch = ask();
  see('visible');
  window.dispatchEvent(new Event('online'));
  expect(refetch).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 10 * minute);
  window.dispatchEvent(new Event('online'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('without a network nothing is requested until it is back', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const refetch = ask();
  jest.advanceTimersByTime(60 * minute);
  expect(refetch).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(refetch).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

test('a pending request is not sent twice', () => {
  const refetch = ask(true);
  jest.advanceTimersByTime(10 * minute);
  expect(refetch).not.toHaveBeenCalled();
});
