import { errorText, useUpload, useUploadUserPictureMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Alert, Avatar, Button, ProgressBar, toast } from '@estela/ui';
import { imageRefusal, LazyCropDialog, type MessageKey } from '@estela/ui/form';
import { useRef, useState } from 'react';
import styles from './profile-form.module.css';

/** Choosing a photo, cropping it to the square in which it is shown, and uploading it. */
export function ProfilePhoto({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const { t: validation } = useTranslation('validation');
  const upload = useUpload(useUploadUserPictureMutation()[0]);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [isCropping, setIsCropping] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey>();

  function choose(file: File | undefined) {
    if (!file) return;
    const wrong = imageRefusal(file, limits.image.bytes);
    setRefusal(wrong);
    setChosen(wrong ? undefined : file);
    setIsCropping(!wrong);
  }

  async function send(file: File) {
    setIsCropping(false);
    const { error } = await upload.start({ id: user._id, file });
    if (!error) toast({ tone: 'success', text: t('photo.saved') });
  }

  const problem = refusal
    ? validation(refusal.key, refusal.values ?? {})
    : upload.error && (errorText(upload.error, common) || t('photo.failed'));
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
            choose(event.target.files?.[0]);
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
        {problem && <Alert>{problem}</Alert>}
      </div>
      {chosen && (
        <LazyCropDialog
          open={isCropping}
          onOpenChange={setIsCropping}
          file={chosen}
          aspect={1}
          onCrop={(part) => void send(part)}
        />
      )}
    </div>
  );
}
