import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Badge } from '@estela/ui';
import { Globe, Lock, Users } from 'lucide-react';

const icons = { private: Lock, followers: Users, public: Globe };

interface VisibilityBadgeProps {
  visibility: Spot['visibility'];
  /** Over a picture. */
  veil?: boolean;
}

export function VisibilityBadge({ visibility, veil }: VisibilityBadgeProps) {
  const { t } = useTranslation('common');
  const Icon = icons[visibility];
  return (
    <Badge tone={veil ? 'veil' : 'neutral'} icon={<Icon aria-hidden="true" />}>
      {t(`visibility.${visibility}`)}
    </Badge>
  );
}
