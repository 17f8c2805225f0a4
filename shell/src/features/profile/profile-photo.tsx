import { errorText, useUpload, useUploadUserPictureMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Avatar, Button, Notice, ProgressBar, toast } from '@estela/ui';
import { useRef } from 'react';
import styles from './profile-form.module.css';

export function ProfilePhoto({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const upload = useUpload(useUploadUserPictureMutation()[0]);
  const input = useRef<HTMLInputElement>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const { error } = await upload.start({ id: user._id, file });
    if (!error) toast({ tone: 'success', text: t('photo.saved') });
  };
  return (
    <div className={styles.photo}>
      <Avatar name={user.name} src={user.profilePicture} size="xl" />
      <div className={styles.photoWords}>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t('photo.change')}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {upload.isUploading ? (
          <>
            <ProgressBar
              value={upload.progress * 100}
              label={t('photo.uploading', { percent: Math.round(upload.progress * 100) })}
            />
            <Button size="sm" onClick={upload.cancel}>
              {t('photo.cancel')}
            </Button>
          </>
        ) : (
          <Button onClick={() => input.current?.click()}>{t('photo.change')}</Button>
        )}
        <p className={styles.hint}>{t('photo.hint')}</p>
        {upload.error && (
          <Notice tone="danger">{errorText(upload.error, common) || t('photo.failed')}</Notice>
        )}
      </div>
    </div>
  );
}
