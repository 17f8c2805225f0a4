import type { Visibility } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Badge } from '@estela/ui';
import { EyeOff, Globe, Link2, Lock, type LucideIcon, Users } from 'lucide-react';

/** The icon of each visibility. */
export const visibilityIcons: Record<Visibility, LucideIcon> = {
  public: Globe,
  followers: Users,
  unlisted: Link2,
  private: Lock,
};

/** From the widest to the narrowest. */
export const orderOfVisibility = Object.keys(visibilityIcons) as Visibility[];

export interface VisibilityBadgeProps {
  visibility: Visibility;
  /** By an administrator: only its owner sees it, whoever else might otherwise. */
  hidden?: boolean;
  /** Over a picture. */
  overlay?: boolean;
}

/** Who may see an entity, as a badge; or that an administrator has hidden it. */
export function VisibilityBadge({ visibility, hidden, overlay }: VisibilityBadgeProps) {
  const { t } = useTranslation('common');
  const Icon = hidden ? EyeOff : visibilityIcons[visibility];
  return (
    <Badge tone={overlay ? 'overlay' : 'neutral'} icon={<Icon aria-hidden="true" />}>
      {t(`visibility.${hidden ? 'hidden' : visibility}`)}
    </Badge>
  );
}
