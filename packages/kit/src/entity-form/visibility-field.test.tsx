import { screen } from '@testing-library/react';
import { Form } from '../form/form.tsx';
import { show } from '../testing/show.tsx';
import { VisibilityField } from './index.ts';

test('who may see an entity is offered from the widest to the narrowest, whatever order it is declared in', () => {
  show(
    <Form initialValues={{ visibility: 'followers' }} onSubmit={async () => {}}>
      <VisibilityField values={['private', 'unlisted', 'followers', 'public']} />
    </Form>,
  );
  const offered = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(offered).toEqual(['public', 'followers', 'unlisted', 'private']);
  expect(screen.getByRole('radio', { name: /Seguidores/ })).toBeChecked();
  expect(screen.getByText('Solo tú')).toBeInTheDocument();
});
