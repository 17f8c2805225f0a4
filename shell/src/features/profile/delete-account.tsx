import { useDeleteUserMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useNavigate } from '@estela/runtime';
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
  const navigate = useNavigate();
  const submit = async ({ password }: { password: string }) => {
    await deleteUser({ id: user._id, body: { password } }).unwrap();
    toast({ tone: 'success', text: t('danger.done') });
    navigate(paths.landing());
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
