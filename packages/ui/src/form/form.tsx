import {
  Formik,
  Form as FormikForm,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
  useFormikContext,
} from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './form.module.css';
import type { FormSchema } from './schema.ts';
import { applyServerErrors } from './server-errors.ts';
import { useEnterRule } from './use-enter-rule.ts';

export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  validationSchema?: FormSchema;
  /** A rejection becomes the form's errors and keeps every value; resolving means it is saved. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<unknown>;
  /** Names the form for assistive technology. */
  label?: string;
  id?: string;
  /** Enter in a field submits: for forms of four fields at most, where nothing half done can be sent. Default: false. */
  submitOnEnter?: boolean;
  enableReinitialize?: boolean;
  /** Warn before the tab closes on unsaved changes. Default: true. */
  guardUnsaved?: boolean;
  /** Told when unsaved changes come and go; for dialogs and for the router's guard. */
  onDirtyChange?: (dirty: boolean) => void;
  className?: string;
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode);
}

/** A formik form that focuses its first wrong field, keeps what was typed and guards what is not saved. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, validationSchema, onSubmit, enableReinitialize, children, ...rest } = props;
  const [saved, setSaved] = useState<Values>();
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={validationSchema}
      enableReinitialize={enableReinitialize}
      onSubmit={async (values, helpers) => {
        helpers.setStatus(undefined);
        try {
          await onSubmit(values, helpers);
          setSaved(values);
        } catch (error) {
          applyServerErrors(helpers, error);
        }
      }}
    >
      {(formik) => (
        <FormBody {...rest} saved={saved}>
          {typeof children === 'function' ? children(formik) : children}
        </FormBody>
      )}
    </Formik>
  );
}

type FormBodyProps = Pick<
  FormProps<FormikValues>,
  'label' | 'id' | 'submitOnEnter' | 'guardUnsaved' | 'onDirtyChange' | 'className'
> & {
  saved: unknown;
  children: ReactNode;
};

function FormBody({
  label,
  id,
  submitOnEnter = false,
  guardUnsaved = true,
  onDirtyChange,
  className,
  saved,
  children,
}: FormBodyProps) {
  const { dirty, values, isSubmitting, isValidating, submitCount, status, errors } =
    useFormikContext<FormikValues>();
  const form = useRef<HTMLFormElement>(null);
  const enterRule = useEnterRule(submitOnEnter);
  // While it is being sent a form does not hold anyone back: the caller may lead on before the promise settles.
  const unsaved = dirty && !isSubmitting && values !== saved;
  useUnsavedGuard(unsaved, guardUnsaved, onDirtyChange);

  const focusedFor = useRef({ submitCount: 0, status: undefined as unknown });
  useEffect(() => {
    const before = focusedFor.current;
    const refusedHere = submitCount > before.submitCount && !isValidating && Object.keys(errors).length > 0;
    const refusedThere = status !== before.status && status !== undefined;
    if (isSubmitting || (!refusedHere && !refusedThere)) return;
    focusedFor.current = { submitCount, status };
    form.current?.querySelector<HTMLElement>('[data-e-invalid]')?.focus();
  });

  return (
    <FormikForm
      ref={form}
      {...enterRule}
      noValidate
      aria-label={label}
      id={id}
      className={[styles.form, className].filter(Boolean).join(' ')}
    >
      {children}
    </FormikForm>
  );
}

function useUnsavedGuard(unsaved: boolean, guard: boolean, onDirtyChange?: (dirty: boolean) => void): void {
  const tell = useRef(onDirtyChange);
  useEffect(() => {
    tell.current = onDirtyChange;
  });
  useEffect(() => {
    tell.current?.(unsaved);
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (guard) window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      tell.current?.(false);
    };
  }, [unsaved, guard]);
}
