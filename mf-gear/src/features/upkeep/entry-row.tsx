import type { UpkeepEntry } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { DeleteEntityButton } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, IconButton } from '@estela/ui';
import { Pencil } from 'lucide-react';
import styles from './upkeep.module.css';

const tones = { crash: 'danger', repair: 'warning', replacement: 'info', check: 'success' } as const;

interface EntryRowProps {
  entry: UpkeepEntry;
  editLink: string;
  remove: () => Promise<{ error?: unknown }>;
}

export function EntryRow({ entry, editLink, remove }: EntryRowProps) {
  const { t } = useTranslation('gear');
  const { date, money } = useFormat();
  const { kind, at, text, cost, currency, component } = entry;
  const name = t('upkeep.entryName', { kind: t(`upkeepKind.${kind}`), date: date(at) });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Badge tone={tones[kind]}>{t(`upkeepKind.${kind}`)}</Badge>
          <time dateTime={at} className={styles.facts}>
            {date(at)}
          </time>
        </p>
        <p className={styles.text}>{text}</p>
        {component && (
          <p className={styles.facts}>
            {t(component._id ? 'upkeep.part' : 'upkeep.partGone', { name: component.name })}
          </p>
        )}
      </div>
      {cost !== null && currency && <span className={styles.cost}>{money(cost, currency)}</span>}
      <div className={styles.actions}>
        <IconButton
          as={Link}
          to={editLink}
          label={t('upkeep.edit', { name })}
          icon={<Pencil aria-hidden="true" />}
        />
        <DeleteEntityButton name={name} text={t('upkeep.entry.deleteText')} remove={remove} />
      </div>
    </li>
  );
}
