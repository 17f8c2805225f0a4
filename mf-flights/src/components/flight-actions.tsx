import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import type { FlightMenu } from './flight-menu.tsx';

interface FlightActionsProps {
  flight: Pick<Flight, '_id' | 'title'>;
  /** After it is gone; a page about it has to lead elsewhere. */
  onDeleted?: () => void;
}

// Menu and dialog weigh more than the list itself: they come when someone reaches for them.
const loadMenu = async () =>
  (await import(/* webpackChunkName: "flight-menu" */ './flight-menu.tsx')).FlightMenu;

/** What its owner can do with a flight. */
export function FlightActions({ flight, onDeleted }: FlightActionsProps) {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof FlightMenu>>>();
  const face = {
    label: t('card.actions', { title: flight.title }),
    icon: <EllipsisVertical aria-hidden="true" />,
    'aria-haspopup': 'menu',
  } as const;

  async function open() {
    try {
      const loaded = await loadMenu();
      setMenu(() => loaded);
    } catch {
      toast({ tone: 'danger', text: common('error.network') });
    }
  }

  function fetchAhead() {
    // A failure here is told when the menu is asked for.
    loadMenu().catch(() => undefined);
  }

  if (Menu) return <Menu flight={flight} onDeleted={onDeleted} trigger={<IconButton {...face} />} />;
  return <IconButton {...face} onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead} />;
}
