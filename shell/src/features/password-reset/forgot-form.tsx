import { useRequestPasswordResetMutation } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/runtime/form';
import { Notice } from '@estela/ui';
import { FormActions, TextField } from '@estela/ui/form';
import { useEffect, useState } from 'react';
import { forgotSchema } from './reset-schemas.ts';

/** Milliseconds that the success message stays before the flow ends. */
const successTime = 3_000;
const forgotValues = { email: '' };

export interface ForgotFormProps {
  /** Some time after the link was sent. */
  onDone: () => void;
}

export function ForgotForm({ onDone }: ForgotFormProps) {
  const { t } = useTranslation('account');
  const [request] = useRequestPasswordResetMutation();
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onDone, successTime);
    return () => clearTimeout(timer);
  }, [isSent, onDone]);

  const submit = async (values: typeof forgotValues) => {
    await request(forgotSchema.cast(values)).unwrap();
    setIsSent(true);
  };

  if (isSent) return <Notice tone="success">{t('forgot.sent')}</Notice>;
  return (
    <Form
      submitOnEnter
      initialValues={forgotValues}
      validationSchema={forgotSchema}
      onSubmit={submit}
      guard="none"
      label={t('forgot.title')}
    >
      <TextField name="email" type="email" label={t('forgot.email')} autoComplete="username" />
      <FormActions submitLabel={t('forgot.submit')} block />
    </Form>
  );
}
