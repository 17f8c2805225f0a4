import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { LazyMenu } from '@estela/ui/menu';

interface FlightActionsProps {
  flight: Pick<Flight, '_id' | 'title'>;
  /** After it is gone; a page about it has to lead elsewhere. */
  onDeleted?: () => void;
}

const loadMenu = async () =>
  (await import(/* webpackChunkName: "flight-menu" */ './flight-menu.tsx')).FlightMenu;

/** What its owner can do with a flight. */
export function FlightActions({ flight, onDeleted }: FlightActionsProps) {
  const { t } = useTranslation('flights');
  return (
    <LazyMenu
      label={t('card.actions', { title: flight.title })}
      load={loadMenu}
      given={{ flight, onDeleted }}
    />
  );
}
