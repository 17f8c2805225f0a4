import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { lazyPage } from './lazy-page.tsx';

function Drone({ name }: { name: string }) {
  return <h1>{name}</h1>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function heldBack() {
  let arrive: (page: ComponentType<{ name: string }>) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const Page = lazyPage(
    () =>
      new Promise<ComponentType<{ name: string }>>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  return {
    Page,
    arrive: () => act(async () => arrive(Drone)),
    fail: (error: Error) => act(async () => fail(error)),
  };
}

interface BoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

test('a quick page shows no skeleton', async () => {
  const { Page, arrive } = heldBack();
  const { container } = render(<Page name="Avispa" />);
  act(() => jest.advanceTimersByTime(299));
  expect(container).toBeEmptyDOMElement();
  await arrive();
  expect(screen.getByRole('heading')).toHaveTextContent('Avispa');
});

test('a slow page shows its shape after 300 ms', async () => {
  const { Page, arrive } = heldBack();
  const { container } = render(<Page name="Avispa" />);
  act(() => jest.advanceTimersByTime(300));
  expect(container).not.toBeEmptyDOMElement();
  await arrive();
  expect(screen.getByRole('heading')).toHaveTextContent('Avispa');
});

test('a page whose chunk is loaded by now is shown at once, and without a skeleton from then on', async () => {
  const { Page, arrive } = heldBack();
  const first = render(<Page name="Avispa" />);
  act(() => jest.advanceTimersByTime(20));
  // No time passes between the chunk's arrival and the page.
  await arrive();
  expect(screen.getByRole('heading')).toHaveTextContent('Avispa');
  first.unmount();
  render(<Page name="Halcón" />);
  expect(screen.getByRole('heading')).toHaveTextContent('Halcón');
});

test('a chunk that cannot be loaded reaches the boundary, and the next mount tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Page, arrive, fail } = heldBack();
  const onError = jest.fn();
  const first = render(
    <Boundary onError={onError}>
      <Page name="Avispa" />
    </Boundary>,
  );
  const lost = new Error('Loading chunk drone-page failed');
  await fail(lost);
  expect(onError).toHaveBeenCalledWith(lost);
  first.unmount();

  render(<Page name="Avispa" />);
  await arrive();
  expect(screen.getByRole('heading')).toHaveTextContent('Avispa');
});
