import type { AirspaceZone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import styles from './verdict.module.css';

/** Contacts of a zone, if the data has any. Only valid numbers, addresses and links are rendered as links. */
export function ZoneContacts({ contacts }: Pick<AirspaceZone, 'contacts'>) {
  const { t } = useTranslation('spots');
  if (contacts.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label={t('airspace.contact')}>
      {contacts.map((contact) => {
        const { name, phone, email, siteUrl } = contact;
        const number = phone?.replace(/[^\d+]/g, '');
        return (
          <li key={[name, phone, email, siteUrl].join()}>
            {name && <span>{name}</span>}
            {phone &&
              (number && number.length > 5 ? <a href={`tel:${number}`}>{phone}</a> : <span>{phone}</span>)}
            {email &&
              (/^[^\s@?&]+@[^\s@?&]+$/.test(email) ? (
                <a href={`mailto:${email}`}>{email}</a>
              ) : (
                <span>{email}</span>
              ))}
            {siteUrl && (
              <a href={siteUrl} target="_blank" rel="noopener noreferrer">
                {siteUrl.replace(/^https?:\/\//, '')}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
