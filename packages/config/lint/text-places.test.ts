import { conventionKeys } from './text-places.ts';

function keysOf(text: string, namespace = 'gear') {
  const { required, optional } = conventionKeys([{ file: 'a.tsx', text, namespace }]);
  return { required: required.map(({ anyOf }) => anyOf.join(' or ')), optional };
}

const form = '<EntityForm texts="gear:form" onSaved={(drone) => drone > 1}>';

test('a field asks the form of its remote for its label, and may have a hint and a placeholder', () => {
  expect(keysOf(`${form}<TextField\n  name="brand"\n  stopAtMax />`)).toEqual({
    required: ['gear:form.brand'],
    optional: ['gear:form.brandHint', 'gear:form.brandPlaceholder'],
  });
});

test('what a field says itself is not asked for', () => {
  const field = `<TextField name="brand" label={t('x')} hint={<a label="">x</a>} placeholder="y" />`;
  expect(keysOf(form + field)).toEqual({ required: [], optional: [] });
});

test('a section asks for its title, and a list of values for its labels', () => {
  const parts = '<FormSection name="build"><SelectField name="type" values={types} labels="droneType" />';
  expect(keysOf(form + parts).required).toEqual([
    'gear:form.section.build',
    'gear:form.type',
    'gear:droneType.',
  ]);
});

test('with two forms one of them must have the text', () => {
  const text = `${form}<EntityForm texts="gear:part"><TextArea name="notes" />`;
  expect(keysOf(text).required).toEqual(['gear:form.notes or gear:part.notes']);
});

test('fields of a remote whose forms have no place ask for nothing', () => {
  expect(keysOf('<TextField name="brand" />')).toEqual({ required: [], optional: [] });
  expect(keysOf(`${form}<TextField name="brand" />`, 'spots').required).toEqual([]);
});

test('the page of a form asks for the keys that every such page has, and those of its picture', () => {
  const { required, optional } = keysOf(
    `<EntityFormPage id={id} texts="gear:form" picture={{ field: 'image', upload }}>`,
  );
  expect(required).toEqual(
    expect.arrayContaining(['gear:form.newTitle', 'gear:form.failed', 'gear:form.imageCancelled']),
  );
  expect(optional).toEqual(['gear:form.missingHint']);
});

test('a list asks for the texts of an empty one unless it has a face of its own', () => {
  const two = keysOf('<EntityPage texts="gear:drones"><EntityList texts="gear:drones" />').required;
  expect(two).toEqual([
    'gear:drones.title',
    'gear:drones.lead',
    'gear:drones.new',
    'gear:drones.count',
    'gear:drones.emptyTitle',
    'gear:drones.emptyText',
    'gear:drones.emptyAction',
  ]);
  expect(keysOf('<EntityList texts="gear:drones" empty={none} />').required).toEqual(['gear:drones.count']);
});
