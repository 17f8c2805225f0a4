import { useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

export interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that one may look at. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, required, quiet, className, autoComplete = 'current-password' } = props;
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <FormField name={name} label={label} hint={hint} required={required} quiet={quiet} className={className}>
      {({ value, setValue, control }) => (
        <span className={styles.box}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
            value={value ?? ''}
            onChange={(event) => setValue(event.target.value)}
          />
          <IconButton
            size="sm"
            className={styles.inside}
            label={shown ? t('hidePassword') : t('showPassword')}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </FormField>
  );
}
