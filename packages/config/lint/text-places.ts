/** What is asked for by convention, not by a call of `t`. */
export interface ConventionKeys {
  /** One of these must be in the catalogue, as `namespace:key`; a key that ends in a dot is a group. */
  required: { file: string; anyOf: string[] }[];
  /** Used where the catalogue has them. */
  optional: string[];
}

interface Element {
  name: string;
  /** Its attributes without what stands in braces. */
  outer: string;
  whole: string;
}

const formPageKeys = ['newTitle', 'editTitle', 'newLead', 'editLead', 'create', 'save', 'created', 'updated'];
const loaderKeys = ['missing', 'back', 'failed'];
const emptyKeys = ['emptyTitle', 'emptyText', 'emptyAction'];
const flownKeys = ['count', 'flights', 'noFlights', 'days', 'day', 'time', 'packs', 'asTable'];
const fieldName = /(?:Field|^TextArea|^RadioCards)$/;

/**
 * Keys that the kit of forms and lists reads by name. `EntityFormPage`, `EntityForm`, `EntityPage` and `EntityList`
 * say where with `texts="gear:form"`; fields and sections of the same namespace ask there by their name.
 */
export function conventionKeys(
  sources: { file: string; text: string; namespace: string | undefined }[],
): ConventionKeys {
  const found = sources.map((source) => ({ ...source, elements: elementsOf(source.text) }));
  const keys: ConventionKeys = { required: [], optional: [] };
  const forms = new Set<string>();

  for (const { file, elements } of found)
    for (const element of elements) {
      const place = attribute(element, 'texts');
      if (!place?.includes(':')) continue;
      if (element.name.startsWith('EntityForm')) forms.add(place);
      const { required, optional } = placeKeys(element);
      keys.required.push(...required.map((key) => ({ file, anyOf: [`${place}.${key}`] })));
      keys.optional.push(...optional.map((key) => `${place}.${key}`));
    }

  for (const { file, namespace, elements } of found) {
    const places = [...forms].filter((place) => place.startsWith(`${namespace}:`));
    if (places.length === 0) continue;
    const inForms = (key: string) => places.map((place) => `${place}.${key}`);
    for (const element of elements) {
      const { required, optional } = fieldKeys(element);
      keys.required.push(...required.map((key) => ({ file, anyOf: inForms(key) })));
      keys.optional.push(...optional.flatMap(inForms));
      const labels = attribute(element, 'labels');
      if (labels) keys.required.push({ file, anyOf: [`${namespace}:${labels}.`] });
    }
  }
  return keys;
}

/** What a page, form or list asks for where its texts are. */
function placeKeys(element: Element): { required: string[]; optional: string[] } {
  if (element.name === 'EntityPage') return { required: ['title', 'lead', 'new'], optional: [] };
  if (element.name === 'FlownFigures') return { required: flownKeys, optional: [] };
  if (element.name === 'EntityList')
    return has(element, 'empty')
      ? { required: ['count'], optional: emptyKeys }
      : { required: ['count', ...emptyKeys], optional: [] };
  const picture = /\bfield: '(\w+)'/.exec(element.whole)?.[1];
  const pictureKeys = picture ? [`${picture}Failed`, `${picture}Cancelled`] : [];
  return element.name === 'EntityFormPage'
    ? { required: [...formPageKeys, ...loaderKeys, ...pictureKeys], optional: ['missingHint'] }
    : { required: pictureKeys, optional: [] };
}

/** What a field or a section asks its form for. */
function fieldKeys(element: Element): { required: string[]; optional: string[] } {
  const name = attribute(element, 'name');
  if (name && element.name === 'FormSection')
    return { required: has(element, 'title') ? [] : [`section.${name}`], optional: [] };
  if (!name || !fieldName.test(element.name)) return { required: [], optional: [] };
  return {
    required: has(element, 'label') ? [] : [name],
    optional: [
      ...(has(element, 'hint') ? [] : [`${name}Hint`]),
      ...(has(element, 'placeholder') ? [] : [`${name}Placeholder`]),
    ],
  };
}

const attribute = ({ outer }: Element, name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(outer)?.[1];
const has = ({ outer }: Element, name: string) => new RegExp(`\\s${name}=`).test(outer);

/** The opening tags of a source. */
function elementsOf(text: string): Element[] {
  return [...text.matchAll(/<([A-Z]\w*)(?=\s)/g)].map(({ 0: start, 1: name = '', index }) => {
    let depth = 0;
    let outer = '';
    let at = index + start.length;
    for (; at < text.length; at++) {
      const sign = text.charAt(at);
      if (sign === '}') depth--;
      if (depth === 0 && sign === '>') break;
      if (depth === 0) outer += sign;
      if (sign === '{') depth++;
    }
    return { name, outer, whole: text.slice(index, at) };
  });
}
