import {
  Formik,
  Form as FormikForm,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
  useFormikContext,
} from 'formik';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { FieldRulesContext } from './field-rules.ts';
import styles from './form.module.css';
import type { FormErrors } from './form-errors.ts';
import { type SchemaSource, useSchema } from './late-schema.ts';
import { PlacedFieldsContext, PlaceFieldContext, type Refusal } from './server-errors.ts';
import { useEnterRule } from './use-enter-rule.ts';
import { useRefusal } from './use-refusal.ts';

export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  /** Its fields take from it what is required and how long a text may be. */
  validationSchema?: SchemaSource;
  /** A rejection becomes the form's errors and keeps every value; resolving means it is saved. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<unknown>;
  /** What to show for a rejection of `onSubmit`. */
  toErrors: (rejection: unknown) => FormErrors;
  /** Names the form for assistive technology. */
  label?: string;
  id?: string;
  /** Enter in a field submits: for forms of four fields at most, where nothing half done can be sent. Default: false. */
  submitOnEnter?: boolean;
  enableReinitialize?: boolean;
  /** Called when unsaved changes come and go. */
  onDirtyChange?: (dirty: boolean) => void;
  className?: string;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/** A formik form that focuses its first wrong field, keeps what was typed and says when it is not saved. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, validationSchema, onSubmit, toErrors, enableReinitialize, children, ...rest } =
    props;
  const { rulesOf, ...rules } = useSchema<Values>(validationSchema);
  const [saved, setSaved] = useState<Values>();
  return (
    <Formik
      initialValues={initialValues}
      {...rules}
      enableReinitialize={enableReinitialize}
      onSubmit={async (values, helpers) => {
        try {
          await onSubmit(values, helpers);
          setSaved(values);
        } catch (error) {
          helpers.setStatus({ ...toErrors(error), values } satisfies Refusal);
        }
      }}
    >
      {(formik) => (
        <FieldRulesContext value={rulesOf}>
          <FormBody {...rest} saved={saved}>
            {typeof children === 'function' ? children(formik) : children}
          </FormBody>
        </FieldRulesContext>
      )}
    </Formik>
  );
}

type FormBodyProps = Pick<
  FormProps<FormikValues>,
  'label' | 'id' | 'submitOnEnter' | 'onDirtyChange' | 'className'
> & {
  saved: unknown;
  children: ReactNode;
};

function FormBody(props: FormBodyProps) {
  const { label, id, submitOnEnter = false, onDirtyChange, className, saved, children } = props;
  const { dirty, values, isSubmitting, handleSubmit, setStatus } = useFormikContext<FormikValues>();
  const form = useRef<HTMLFormElement>(null);
  const enterRule = useEnterRule(submitOnEnter);
  const { placed, place } = usePlacedFields();
  // While it is being sent a form does not hold anyone back: the caller may lead on before the promise settles.
  const unsaved = dirty && !isSubmitting && values !== saved;
  useDirtyChange(unsaved, onDirtyChange);

  useRefusal(() => {
    const wrong = form.current?.querySelectorAll<HTMLElement>('[data-e-invalid]') ?? [];
    [...wrong].find((field) => !field.closest('[hidden]'))?.focus();
  });

  // Here, not where it is sent: what is refused by the form's own rules never gets there.
  function submit(event: FormEvent<HTMLFormElement>) {
    setStatus(undefined);
    handleSubmit(event);
  }

  return (
    <FormikForm
      ref={form}
      {...enterRule}
      onSubmit={submit}
      noValidate
      aria-label={label}
      id={id}
      className={[styles.form, className].filter(Boolean).join(' ')}
    >
      <PlaceFieldContext value={place}>
        <PlacedFieldsContext value={placed}>{children}</PlacedFieldsContext>
      </PlaceFieldContext>
    </FormikForm>
  );
}

function usePlacedFields() {
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const place = useCallback((name: string) => {
    setPlaced((names) => [...names, name]);
    return () => setPlaced((names) => names.filter((_, at) => at !== names.indexOf(name)));
  }, []);
  return { placed, place };
}

function useDirtyChange(unsaved: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void {
  const change = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    change(unsaved);
    return () => {
      if (unsaved) change(false);
    };
  }, [unsaved]);
}
