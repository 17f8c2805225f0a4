import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { Share2 } from 'lucide-react';
import { copyFlightLink, flightUrl } from '../../components/copy-flight-link.ts';

interface ShareButtonProps {
  flight: Pick<Flight, '_id' | 'title'>;
}

/** The device's own share sheet where there is one, else the link on the clipboard. */
export function ShareButton({ flight: { _id, title } }: ShareButtonProps) {
  const { t } = useTranslation('flights');

  async function share() {
    const data = { title, url: flightUrl(_id) };
    if (navigator.canShare?.(data)) {
      // Closing the sheet without choosing rejects: that is an answer, not a failure.
      await navigator.share(data).catch(() => undefined);
      return;
    }
    toast(
      (await copyFlightLink(_id))
        ? { tone: 'success', text: t('detail.shared') }
        : { tone: 'warning', text: t('detail.shareFailed') },
    );
  }

  return (
    <Button icon={<Share2 aria-hidden="true" />} onClick={share}>
      {t('detail.share')}
    </Button>
  );
}
