import { useFlightCalls } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { copyText } from '@estela/kit/clipboard';
import { EntityActions, linkTo } from '@estela/kit/entity';
import { Link2 } from 'lucide-react';

interface FlightActionsProps {
  flight: Pick<Flight, '_id' | 'title'>;
  /** Called after it was deleted: its page must redirect. */
  onDeleted?: () => void;
}

/** The owner's actions on a flight. */
export function FlightActions({ flight: { _id, title }, onDeleted }: FlightActionsProps) {
  const { t } = useTranslation('flights');
  const { deleteFlight, restoreFlight } = useFlightCalls();

  async function copy() {
    await copyText(linkTo(paths.flight(_id)), {
      copied: t('detail.shared'),
      failed: t('detail.shareFailed'),
    });
  }

  return (
    <EntityActions
      editPath={paths.flights({ edit: _id })}
      actions={[{ label: t('card.copyLink'), icon: <Link2 aria-hidden="true" />, onSelect: copy }]}
      deletion={{
        name: title,
        text: t('card.deleteText'),
        remove: () => deleteFlight(_id),
        undo: { label: t('bulk.undo'), run: () => restoreFlight(_id) },
        onDeleted,
      }}
    />
  );
}
