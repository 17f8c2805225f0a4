import { useTranslation } from '@estela/i18n';
import { Button } from '@estela/ui';
import { ExternalLink } from 'lucide-react';

interface BuyLinkProps {
  name: string;
  /** http or https, or empty for none: the server accepts nothing else. */
  url: string;
}

export function BuyLink({ name, url }: BuyLinkProps) {
  const { t } = useTranslation('gear');
  if (!url) return null;
  return (
    <Button
      as="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      variant="ghost"
      size="sm"
      icon={<ExternalLink aria-hidden="true" />}
      aria-label={t('components.buyNamed', { name })}
    >
      {t('components.buy')}
    </Button>
  );
}
