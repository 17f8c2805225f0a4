import { useTranslation } from '@estela/i18n';
import { MenuItem } from '@estela/ui/menu';
import { Flag } from 'lucide-react';

/** In a menu of actions; `onSelect` opens the `ReportDialog` beside the menu. */
export function ReportMenuItem({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation('common');
  return (
    <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onSelect}>
      {t('report')}
    </MenuItem>
  );
}
