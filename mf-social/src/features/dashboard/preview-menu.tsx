import { paths } from '@estela/contracts/paths';
import { previewedAs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Menu, MenuItem } from '@estela/ui/menu';
import type { ReactElement } from 'react';

interface PreviewMenuProps {
  username: string;
  trigger: ReactElement;
}

/** Mounted by the first press on its trigger, and therefore open. */
export function PreviewMenu({ username, trigger }: PreviewMenuProps) {
  const { t } = useTranslation('social');
  return (
    <Menu trigger={trigger} defaultOpen>
      {previewedAs.map((as) => (
        <MenuItem key={as} as={Link} link={{ to: paths.dashboard(username, { as }) }}>
          {t(`preview.see.${as}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
