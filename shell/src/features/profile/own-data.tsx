import { errorText } from '@estela/api';
import { useLazyExportAccountQuery } from '@estela/api/shell';
import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { saveFrom } from '@estela/kit/save-file';
import { Button, Section, toast } from '@estela/ui';
import { Download } from 'lucide-react';
import styles from './profile-form.module.css';

/** Everything in the account, with its pictures, as one file to download. */
export function OwnData({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const [read, { isFetching }] = useLazyExportAccountQuery();

  async function save() {
    const { data: url, error } = await read(user._id);
    if (url) return saveFrom(t('data.file', { username: user.username }), url);
    toast({ tone: 'danger', text: errorText(error, common) || t('data.failed') });
  }

  return (
    <Section title={t('data.title')} id="data">
      <p className={styles.hint}>{t('data.text')}</p>
      <div>
        <Button icon={<Download aria-hidden="true" />} busy={isFetching} onClick={save}>
          {t('data.button')}
        </Button>
      </div>
    </Section>
  );
}
