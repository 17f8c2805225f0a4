import { errorOf, errorText, useSession } from '@estela/api';
import { useLazyOwnAccountQuery, useUndoEmailMutation, useVerifyEmailMutation } from '@estela/api/shell';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Link, useLocation, useNavigate } from '@estela/runtime';
import { oneOf, text, useQueryState } from '@estela/runtime/query-state';
import { Button, Notice, Stack } from '@estela/ui';
import { FormActions } from '@estela/ui/form';
import { useEffect, useRef, useState } from 'react';
import en from '../../locales/mail-link.en.json' with { type: 'json' };
import es from '../../locales/mail-link.es.json' with { type: 'json' };
import { openAccountDialog } from '../account-dialog-state.ts';
import { AuthPage } from '../auth-page.tsx';
import { withTexts } from '../page-texts.tsx';

const pageParams = { token: text(), of: oneOf(['factor', ''] as const, '') };
const nothing = {};

/**
 * Links in mails about the account's address and its second factor lead here. They act when the button is pressed:
 * programs that scan the links of mails must not use them up.
 */
export const MailLinkPage = withTexts('mailLink', { es, en }, function MailLinkPage() {
  const { t } = useTranslation('mailLink');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { token, of: kind } = useQueryState(pageParams).query;
  const [verify] = useVerifyEmailMutation();
  const [undo] = useUndoEmailMutation();
  const [readAccount] = useLazyOwnAccountQuery();
  const { user } = useSession();
  const [end, setEnd] = useState<'done' | 'dead' | undefined>(token ? undefined : 'dead');
  const [refusal, setRefusal] = useState('');
  const isDone = end === 'done';
  const isDead = end === 'dead';
  const isUndo = pathname === paths.undoEmail();
  const undone = kind === 'factor' ? 'undoFactor' : 'undoEmail';
  const of = isUndo ? undone : 'verifyEmail';
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (end && isPressed.current) box.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [end]);
  const submit = async () => {
    isPressed.current = true;
    const { error } = await (isUndo ? undo : verify)({ token: token ?? '' });
    if (errorOf(error)?.fields.token !== undefined) {
      // The server can tell a link that was already used from one that was never valid.
      setRefusal(errorText(error, common));
      return setEnd('dead');
    }
    if (error) throw error;
    setEnd('done');
    // The signed-in pilot may be the owner of the address.
    if (user && !isUndo) void readAccount();
  };
  return (
    <AuthPage title={t(`title.${of}`)} lead={end ? undefined : t(`lead.${of}`)}>
      <div ref={box}>
        <Stack>
          {isDead && (
            <Notice tone="warning" role="alert">
              {refusal || t('invalid')}
            </Notice>
          )}
          {!isDead && !isDone && (
            <Form initialValues={nothing} onSubmit={submit} guard="none" label={t(`title.${of}`)}>
              <FormActions submitLabel={t(`submit.${of}`)} block />
            </Form>
          )}
          {!isUndo && !isDone && (
            <Button as={Link} to={paths.profile()} variant="ghost" size="sm" block>
              {t('again')}
            </Button>
          )}
          {isDone && (
            <Notice tone="success" role="status">
              {t(`done.${of}`)}
            </Notice>
          )}
          {/* Whoever takes over an account changes its address first: the owner gets back in here with an expired link. */}
          {(isDone || (isDead && isUndo)) && (
            <Button
              variant="primary"
              block
              onClick={() => (isUndo ? openAccountDialog('forgot') : navigate(paths.landing()))}
            >
              {t(`goOn.${of}`)}
            </Button>
          )}
        </Stack>
      </div>
    </AuthPage>
  );
});
