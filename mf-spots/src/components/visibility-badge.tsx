import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Badge } from '@estela/ui';
import { Globe, Lock, Users } from 'lucide-react';

const icons = { private: Lock, followers: Users, public: Globe };

interface VisibilityBadgeProps {
  visibility: Spot['visibility'];
  /** Over a picture. */
  overlay?: boolean;
}

export function VisibilityBadge({ visibility, overlay }: VisibilityBadgeProps) {
  const { t } = useTranslation('common');
  const Icon = icons[visibility];
  return (
    <Badge tone={overlay ? 'overlay' : 'neutral'} icon={<Icon aria-hidden="true" />}>
      {t(`visibility.${visibility}`)}
    </Badge>
  );
}
