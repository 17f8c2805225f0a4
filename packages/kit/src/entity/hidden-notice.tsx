import { paths } from '@estela/contracts/paths';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Notice } from '@estela/ui';
import { useLayoutEffect } from 'react';
import hiddenEn from './locales/hidden.en.json' with { type: 'json' };
import hiddenEs from './locales/hidden.es.json' with { type: 'json' };

/** On the page of one's own thing that an administrator has hidden: where the reason is, and the appeal. */
export function HiddenNotice() {
  const { t, i18n } = useTranslation('hidden');
  const isReady = i18n.hasResourceBundle('es', 'hidden');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'hidden', { es: hiddenEs, en: hiddenEn });
  }, [i18n, isReady]);
  if (!isReady) return null;
  return (
    <Notice
      tone="warning"
      title={t('title')}
      action={
        <Button as={Link} to={paths.moderation()} size="sm">
          {t('reason')}
        </Button>
      }
    >
      {t('text')}
    </Notice>
  );
}
