import { createStore, Provider } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { createI18n } from '@estela/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { EntityLoader, type EntityLoaderProps } from './entity-loader.tsx';

createI18n();

const ana = { _id: 'u1', username: 'ana' } as OwnUser;
const avispa = { _id: 'd1', name: 'Avispa', owner: { _id: ana._id } };
const texts = { missing: 'No está', back: 'Volver', failed: 'No ha llegado' };
const refetch = jest.fn();

type Query = Partial<EntityLoaderProps<typeof avispa>['query']>;

function show(query: Query) {
  const page = (now: Query) => (
    <Provider store={createStore({ user: ana })}>
      <MemoryRouter>
        <EntityLoader query={{ isFetching: false, refetch, ...now }} texts={texts} ownOnly backTo="/drones">
          {({ name }) => <form aria-label={name} />}
        </EntityLoader>
      </MemoryRouter>
    </Provider>
  );
  const { container, rerender } = render(page(query));
  return { container, rerender: (now: Query) => rerender(page(now)) };
}

const apiError = (code: string) => ({ status: 404, code, message: 'El texto del servidor', fields: {} });

test('the form keeps its entity, whatever a later answer says', () => {
  show({ currentData: avispa, error: apiError('NOT_FOUND') });
  expect(screen.getByRole('form', { name: 'Avispa' })).toBeInTheDocument();
});

test.each([
  ['an entity that is gone', { error: apiError('NOT_FOUND') }],
  ['an address without an id', { error: apiError('VALIDATION') }],
  ["another pilot's entity", { currentData: { ...avispa, owner: { _id: 'u2' } } }],
])('%s is missing, and a link leads back', (_, query) => {
  show(query);
  expect(screen.getByRole('heading', { name: 'No está' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/drones');
});

test('the place of what is awaited says that it is busy, before anything shows in it', () => {
  const { container, rerender } = show({ isFetching: true });
  expect(container.querySelector('[aria-busy="true"]')).toBeEmptyDOMElement();
  rerender({ currentData: avispa });
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('any other failure is told with its text, and can be tried again', async () => {
  show({ error: apiError('INTERNAL') });
  expect(screen.getByText('El texto del servidor')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalled();
});

test('what an administrator has hidden says so to its owner, and leads to the decision', async () => {
  show({ currentData: { ...avispa, hidden: true } as typeof avispa });
  expect(await screen.findByText('Oculto por moderación')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver motivo y apelar' })).toHaveAttribute('href', '/moderation');
  expect(screen.getByRole('form', { name: 'Avispa' })).toBeInTheDocument();
});
