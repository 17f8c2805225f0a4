import { errorOf } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { usePlatform, useUnsavedGuard } from '@estela/runtime';
import { type FormikValues, Form as UiForm, type FormProps as UiFormProps } from '@estela/ui/form';
import { useState } from 'react';
import { type FormErrorOptions, formErrorsOf } from './form-errors.ts';
import { useTypedText } from './typed-text.ts';

export interface FormProps<Values extends FormikValues>
  extends Omit<UiFormProps<Values>, 'toErrors' | 'onDirtyChange'>,
    FormErrorOptions {
  /** What takes unsaved text away: a change of path, or also of query where the query opens the form. Default: path. */
  guard?: 'path' | 'query' | 'none';
}

/** A form whose rejected submit shows the server's errors, and that asks before unsaved text is lost. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { guard = 'path', fieldNames, messages, failure, ...form } = props;
  const { t } = useTranslation('common');
  const { openLogin } = usePlatform().session;
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty && guard !== 'none', guard === 'query' ? 'query' : 'path');
  useTypedText(isDirty);

  function toErrors(rejection: unknown) {
    // While it was on its way nothing counted as unsaved: on a page that guests may see nobody else asks for the login.
    if (errorOf(rejection)?.code === 'UNAUTHORIZED') openLogin();
    return formErrorsOf(rejection, t, { fieldNames, messages, failure });
  }
  return <UiForm {...form} onDirtyChange={setDirty} toErrors={toErrors} />;
}
