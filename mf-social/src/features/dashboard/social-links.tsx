import type { Social } from '@estela/contracts';
import { socialNetworks } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Tag } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { socialLink } from './social-link.ts';
import styles from './social-links.module.css';

interface SocialLinksProps {
  links: Social;
  name: string;
}

export function SocialLinks({ links, name }: SocialLinksProps) {
  const { t } = useTranslation('social');
  const given = socialNetworks.flatMap((network) => {
    const link = socialLink(network, links[network]);
    return link ? [{ network, ...link }] : [];
  });
  if (given.length === 0) return null;
  return (
    <PlainList className={styles.links} aria-label={t('dashboard.links', { name })}>
      {given.map(({ network, href, host }) => (
        <li key={network}>
          <Tag as="a" href={href} target="_blank" rel="noopener noreferrer me">
            {host ?? t(`network.${network}`)}
          </Tag>
        </li>
      ))}
    </PlainList>
  );
}
