import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { toast } from '@estela/ui';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { copyFlightLink } from './copy-flight-link.ts';
import { DeleteFlightDialog } from './delete-flight-dialog.tsx';

interface FlightMenuProps {
  flight: Pick<Flight, '_id' | 'title'>;
  trigger: ReactElement;
  onDeleted?: (() => void) | undefined;
}

/** Mounted by the first press on its trigger, and therefore open. */
export function FlightMenu({ flight, trigger, onDeleted }: FlightMenuProps) {
  const { t } = useTranslation('flights');
  const [isOpen, setOpen] = useState(true);
  const [isDeleting, setDeleting] = useState(false);

  async function copy() {
    const copied = await copyFlightLink(flight._id);
    toast(
      copied
        ? { tone: 'success', text: t('detail.shared') }
        : { tone: 'warning', text: t('detail.shareFailed') },
    );
  }

  return (
    <>
      <Menu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        <MenuItem
          as={Link}
          link={{ to: paths.flights({ edit: flight._id }) }}
          icon={<Pencil aria-hidden="true" />}
        >
          {t('card.edit')}
        </MenuItem>
        <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={copy}>
          {t('card.copyLink')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => setDeleting(true)}>
          {t('card.delete')}
        </MenuItem>
      </Menu>
      <DeleteFlightDialog
        flight={flight}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={onDeleted}
      />
    </>
  );
}
