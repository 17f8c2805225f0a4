import type { BoxSpot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { copyText } from '@estela/kit/clipboard';
import { ReportButton } from '@estela/kit/report';
import { formatCoordinates } from '@estela/maps';
import { Link } from '@estela/runtime';
import { IconButton, Inline } from '@estela/ui';
import { Copy, Pencil } from 'lucide-react';
import { DirectionsMenu } from './directions-menu.tsx';

interface SpotPanelActionsProps {
  spot: BoxSpot;
  mine: boolean;
}

export function SpotPanelActions({ spot, mine }: SpotPanelActionsProps) {
  const { t } = useTranslation('spots');
  const { _id, name, location, owner } = spot;
  const coordinates = formatCoordinates(location);

  const copy = () => copyText(coordinates, { copied: t('map.copied'), failed: t('map.copyFailed') });

  return (
    <Inline gap={4}>
      <IconButton label={t('map.copy')} icon={<Copy aria-hidden="true" />} onClick={copy} />
      {mine ? (
        <IconButton
          as={Link}
          to={paths.spots({ edit: _id })}
          label={t('card.edit', { name })}
          icon={<Pencil aria-hidden="true" />}
        />
      ) : (
        <ReportButton kind="spot" id={_id} name={name} pilot={owner} />
      )}
      <DirectionsMenu name={name} location={location} />
    </Inline>
  );
}
