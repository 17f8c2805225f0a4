import { useTranslation } from '@estela/i18n';
import { Coming } from '../features/coming/coming.tsx';

export function ComponentsPage() {
  const { t } = useTranslation('gear');
  return <Coming area="components" title={t('soon.components')} text={t('soon.componentsText')} />;
}
