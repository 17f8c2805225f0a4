import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Page, PageHeader, Section } from '@estela/ui';
import type { ReactNode } from 'react';
import { DeleteAccount } from './delete-account.tsx';
import { LookSection } from './look-section.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

interface ProfilePageProps {
  user: OwnUser;
  /** Anchor of the security section. */
  security: ReactNode;
}

export function ProfilePage({ user, security }: ProfilePageProps) {
  const { t } = useTranslation('profile');
  return (
    <Page width="narrow">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section title={t('photo.title')}>
        <ProfilePhoto user={user} />
      </Section>
      <ProfileForm key={user._id} user={user} />
      <LookSection />
      {security}
      <OwnData user={user} />
      <Section title={t('danger.title')}>
        <DeleteAccount user={user} />
      </Section>
    </Page>
  );
}
