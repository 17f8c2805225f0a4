import { imageRule, yup } from '@estela/ui/form';
import { derivedForm } from './derived-form.ts';

const form = derivedForm(
  yup.object({
    name: yup.string().trim().required(),
    notes: yup.string(),
    kind: yup.string().oneOf(['quad', 'wing']),
    visibility: yup.string().oneOf(['public', 'private']).required().default('private'),
    weight: yup.number().required(),
    price: yup.number(),
    tags: yup.array().of(yup.string().required()).required(),
    featured: yup.boolean().required(),
    image: imageRule(1024),
  }),
);
const empty = {
  name: '',
  notes: '',
  kind: '',
  visibility: 'private',
  weight: '',
  price: '',
  tags: [],
  featured: false,
  image: null,
};

test('a new form is empty but for the defaults of its schema', () => {
  expect(form.newValues()).toEqual(empty);
});

test('a form holds what the entity has; a zero counts, a picture is none to send', () => {
  const entity = { name: 'Avispa', weight: 0, kind: null, notes: null, image: '/api/media/1/320.webp' };
  expect(form.toValues({ ...entity, _id: '1' } as object)).toEqual({ ...empty, name: 'Avispa', weight: 0 });
});

test('texts are sent trimmed, an empty one as such, and what was not chosen or counted as null', () => {
  const image = new File([''], 'a.webp');
  expect(form.toInput({ ...empty, name: ' Avispa ', weight: 31, tags: ['5'], image })).toEqual({
    name: 'Avispa',
    notes: '',
    kind: null,
    visibility: 'private',
    weight: 31,
    price: null,
    tags: ['5'],
    featured: false,
  });
});
