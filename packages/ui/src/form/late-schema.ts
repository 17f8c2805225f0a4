import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { type FieldRules, type FormSchema, rulesOf } from './schema.ts';

/** A schema, or how to load it: for pages that should show their form before yup is there. Always the same function. */
export type SchemaSource = FormSchema | (() => Promise<FormSchema>);

interface Rules<Values> {
  rulesOf: (path: string) => FieldRules;
  /** For Formik: one of the two. A check that comes before the schema waits for it. */
  validationSchema?: FormSchema;
  validate?: (values: Values) => Promise<FormikErrors<Values>>;
}

/** Until the rules are known no field is called optional. */
const awaited = (): FieldRules => ({ required: true, maxLength: undefined, max: undefined });

export function useSchema<Values>(source: SchemaSource | undefined): Rules<Values> {
  const [loaded, setLoaded] = useState<FormSchema>();
  useEffect(() => {
    if (typeof source !== 'function') return;
    let isWanted = true;
    source().then(
      (schema) => isWanted && setLoaded(schema),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return useMemo(() => {
    if (typeof source !== 'function') return { rulesOf: rulesOf(source), validationSchema: source };
    const known = loaded ? rulesOf(loaded) : awaited;
    return { rulesOf: known, validate: (values) => errorsIn(values, source) };
  }, [source, loaded]);
}

/** Where the schema cannot be loaded, the server's answer says what is wrong. */
async function errorsIn<Values>(
  values: Values,
  load: () => Promise<FormSchema>,
): Promise<FormikErrors<Values>> {
  const schema = await load().catch(() => undefined);
  if (!schema) return {};
  return validateYupSchema(values as never, schema).then(
    () => ({}),
    (error: unknown) => yupToFormErrors<Values>(error),
  );
}
