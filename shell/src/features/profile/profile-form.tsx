import { useUpdateUserMutation } from '@estela/api';
import type { OwnUser, UserPatch } from '@estela/contracts';
import { socialExample } from '@estela/contracts/social-address';
import { profileVisibilities, socialNetworks } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { useUnchanged } from '@estela/kit/entity-form';
import { Form } from '@estela/kit/form';
import { Section, toast } from '@estela/ui';
import { FormActions, PasswordField, RadioCards, SwitchField, TextField } from '@estela/ui/form';
import { useRef } from 'react';
import { changedFields, type ProfileValues } from './changed-fields.ts';
import { type Baseline, FollowAccount } from './follow-account.tsx';
import { PendingEmail } from './pending-email.tsx';
import styles from './profile-form.module.css';
import { isOther, profileValues } from './profile-values.ts';

/** The form, and the page with it, is shown before its validation has loaded. */
async function loadSchema() {
  const { profileSchema } = await import(/* webpackChunkName: "account-rules" */ './profile-schema.ts');
  return profileSchema;
}

export function ProfileForm({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const [update] = useUpdateUserMutation();
  const unchanged = useUnchanged();
  const baseline = useRef<Baseline>({ account: profileValues(user) });
  const submit = async (values: ProfileValues) => {
    const profileSchema = await loadSchema();
    const before = profileSchema.cast(baseline.current.account);
    const body = changedFields(profileSchema.cast(values), before) as UserPatch;
    baseline.current.sent = values;
    const { pendingEmail } = await unchanged(user.updatedAt, (seen) =>
      update({ id: user._id, body, seen }).unwrap(),
    ).catch((error: unknown) => {
      baseline.current.sent = undefined;
      throw error;
    });
    // The current address stays until the new one is confirmed.
    const isMoving = pendingEmail !== undefined && isOther(values.email, user.email);
    toast({
      tone: 'success',
      text: isMoving ? t('identity.emailSent', { email: pendingEmail }) : t('saved'),
    });
  };
  return (
    <Form
      initialValues={profileValues(user)}
      validationSchema={loadSchema}
      onSubmit={submit}
      failure={t('failed')}
      label={t('title')}
    >
      {({ values }) => (
        <>
          <FollowAccount user={user} baseline={baseline} />
          <Section title={t('identity.title')} id="identity">
            <div className={styles.pair}>
              <TextField name="name" label={t('identity.name')} autoComplete="given-name" />
              <TextField name="lastName" label={t('identity.lastName')} autoComplete="family-name" />
              <TextField name="username" label={t('identity.username')} prefix="@" autoComplete="username" />
              <TextField
                name="email"
                type="email"
                label={t('identity.email')}
                hint={
                  user.pendingEmail
                    ? t('identity.emailPending', { email: user.pendingEmail })
                    : t('identity.emailHint')
                }
                autoComplete="email"
              />
              {isOther(values.email, user.email) && (
                <PasswordField
                  name="currentPassword"
                  required
                  label={t('identity.currentPassword')}
                  hint={t('identity.currentPasswordHint')}
                />
              )}
              {user.pendingEmail && <PendingEmail user={user} />}
            </div>
          </Section>
          <Section title={t('privacy.title')} id="privacy">
            <div className={styles.fields}>
              <RadioCards
                name="privacy.profileVisibility"
                label={t('privacy.visibility')}
                options={profileVisibilities.map((value) => ({
                  value,
                  label: t(`privacy.${value}`),
                  hint: t(`privacy.${value}Hint`),
                }))}
              />
              <SwitchField
                name="privacy.approveFollowers"
                label={t('privacy.approveFollowers')}
                hint={t('privacy.approveFollowersHint')}
              />
              <SwitchField
                name="privacy.allowFollowersToSeeFlights"
                label={t('privacy.allowFollowersToSeeFlights')}
              />
              <SwitchField
                name="privacy.allowFollowersToSeeDrones"
                label={t('privacy.allowFollowersToSeeDrones')}
              />
            </div>
          </Section>
          <Section title={t('social.title')} id="social">
            <p className={styles.hint}>{t('social.hint')}</p>
            <div className={styles.pair}>
              {socialNetworks.map((network) => (
                <TextField
                  key={network}
                  name={`social.${network}`}
                  type="url"
                  inputMode="text"
                  placeholder={socialExample(network)}
                  label={t(`social.${network}`)}
                  quiet
                />
              ))}
            </div>
          </Section>
          <FormActions submitLabel={t('save')} />
        </>
      )}
    </Form>
  );
}
