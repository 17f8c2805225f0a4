import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { errorReference } from './error-reference.ts';
import { FailureBoundary } from './failure-boundary.tsx';

const error = new Error('no data');
let isBroken = true;

function Page() {
  if (isBroken) throw error;
  return <p>{'page'}</p>;
}

beforeEach(() => {
  isBroken = true;
  // React logs what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('a page that throws is reported, and can be tried again', async () => {
  const onFailure = jest.fn();
  render(
    <FailureBoundary
      onFailure={onFailure}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          {'retry'}
        </button>
      )}
    >
      <Page />
    </FailureBoundary>,
  );
  expect(onFailure).toHaveBeenCalledWith(error);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(screen.getByText('page')).toBeInTheDocument();
});

test('without a fallback nothing is shown', () => {
  const { container } = render(
    <FailureBoundary onFailure={() => {}}>
      <Page />
    </FailureBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('the reference of a failure names the build', () => {
  expect(errorReference({ name: 'mf-gear', version: '1.4.0' })).toBe('mf-gear@1.4.0');
});
