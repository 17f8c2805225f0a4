import { useTranslation } from '@estela/i18n';
import { PasswordField, TextField } from '@estela/ui/form';
import { useEffect, useRef } from 'react';
import type { LoginStep } from './login-schema.ts';

/** What a login asks for after the password; it comes into a form that is in use, so it takes the focus. */
export function NextStep({ step }: { step: Exclude<LoginStep, 'password'> }) {
  const { t } = useTranslation('account');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const texts = { name: step, label: t(`login.${step}`), hint: t(`login.${step}Hint`), required: true };
  return (
    <div ref={box}>
      {step === 'code' ? (
        <TextField {...texts} autoComplete="one-time-code" />
      ) : (
        <PasswordField {...texts} autoComplete="new-password" />
      )}
    </div>
  );
}
