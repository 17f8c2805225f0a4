import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Section } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import styles from './drone-parts.module.css';

interface DronePartsProps {
  drone: Drone;
  isOwn: boolean;
}

/** The drone's parts. Other viewers see no section when none are known. */
export function DroneParts({ drone: { _id, parts = [] }, isOwn }: DronePartsProps) {
  const { t } = useTranslation('gear');
  const { weight, number } = useFormat();
  if (parts.length === 0 && !isOwn) return null;
  return (
    <Section
      title={t('parts.title')}
      count={parts.length > 0 ? number(parts.length) : undefined}
      actions={
        isOwn && (
          <Button as={Link} to={paths.drones({ edit: _id })} size="sm">
            {t('parts.choose')}
          </Button>
        )
      }
    >
      {parts.length === 0 && <p className={styles.none}>{t('parts.none')}</p>}
      <PlainList className={styles.parts}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: others' parts have no ids, and their order is the data's
          <li key={index} className={styles.part}>
            <span className={styles.words}>
              <span className={styles.name}>
                {part.quantity !== null && part.quantity > 1 && `${number(part.quantity)} × `}
                {part._id ? <Link to={paths.components({ part: part._id })}>{part.name}</Link> : part.name}
              </span>
              <span className={styles.detail}>
                {[t(`componentType.${part.type}`), part.brand].filter(Boolean).join(' · ')}
              </span>
            </span>
            {part.weight !== null && (
              <span className={styles.weight}>{weight(part.weight * (part.quantity ?? 1))}</span>
            )}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
