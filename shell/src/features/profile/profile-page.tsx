import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Page, PageHeader, Section } from '@estela/ui';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

export function ProfilePage({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section title={t('photo.title')}>
        <ProfilePhoto user={user} />
      </Section>
      <ProfileForm key={user._id} user={user} />
      <Section title={t('danger.title')}>
        <DeleteAccount user={user} />
      </Section>
    </Page>
  );
}
