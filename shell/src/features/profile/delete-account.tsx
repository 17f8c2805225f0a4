import { useDeleteUserMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/runtime/form';
import { Button, Stack, toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { FormActions, PasswordField, yup } from '@estela/ui/form';
import { useState } from 'react';
import styles from './profile-form.module.css';

const schema = yup.object({ password: yup.string().required() });

export function DeleteAccount({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  const [deleteUser] = useDeleteUserMutation();
  const submit = async ({ password }: { password: string }) => {
    await deleteUser({ id: user._id, body: { password } }).unwrap();
    // The session has ended with it, which leads to the landing as logging out does: nothing typed here is asked about.
    toast({ tone: 'success', text: t('danger.done') });
  };
  return (
    <Stack>
      <p className={styles.hint}>{t('danger.text')}</p>
      <div>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t('danger.button')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('danger.confirmTitle', { username: user.username })}
        description={t('danger.text')}
        size="sm"
      >
        <Form
          submitOnEnter
          initialValues={{ password: '' }}
          validationSchema={schema}
          onSubmit={submit}
          guard="none"
        >
          <PasswordField name="password" label={t('danger.password')} />
          <FormActions danger submitLabel={t('danger.confirm')} onCancel={() => setIsOpen(false)} />
        </Form>
      </Dialog>
    </Stack>
  );
}
