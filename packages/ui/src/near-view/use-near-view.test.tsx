import { act, render, screen } from '@testing-library/react';
import { useNearView } from './use-near-view.ts';

/** Tells all observers that what they look at is near, or is not: jsdom has no layout. */
let tell: (isIntersecting: boolean) => void;
let observers = 0;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => call([{ isIntersecting }]));
    }
    observe() {
      observers += 1;
    }
    disconnect() {
      observers -= 1;
    }
  } as never;
});

function Part({ atOnce }: { atOnce: boolean }) {
  const { place, isNear } = useNearView('400px', atOnce);
  return <div ref={place}>{isNear ? 'here' : 'far'}</div>;
}

it('is near once it has come near the screen, and stays so', () => {
  render(<Part atOnce={false} />);
  tell(false);
  expect(screen.getByText('far')).toBeVisible();
  tell(true);
  tell(false);
  expect(screen.getByText('here')).toBeVisible();
  expect(observers).toBe(0);
});

it('is near from the start where that is wanted, and looks at nothing', () => {
  render(<Part atOnce />);
  expect(screen.getByText('here')).toBeVisible();
  expect(observers).toBe(0);
});
