import { skipToken } from '@estela/api';
import { useGetDroneQuery, useListDronesQuery } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { DroneCover } from '@estela/runtime/drone-cover';
import { SearchField } from '@estela/ui';
import { useId, useState } from 'react';
import { type Pick, PickList } from '../../components/pick-list.tsx';
import styles from './drone-picker.module.css';

/** The search finds the rest. */
const shown = 20;

/** Whoever has this many sees them all at once. */
const few = 6;

/** One of the pilot's own drones, the last flown first. */
export function DronePicker({ label, value, onChange, error }: SlotProps<'dronePicker'>) {
  const { t } = useTranslation('gear');
  const id = useId();
  const [q, setQ] = useState('');
  const { data, isError } = useListDronesQuery({ limit: shown, sort: 'lastFlown', ...(q && { q }) });
  const found = data?.items ?? [];
  const isListed = found.some(({ _id }) => _id === value);
  const { currentData: chosen } = useGetDroneQuery(value && data && !isListed ? value : skipToken);
  const total = data?.total ?? 0;

  const pickOf = (drone: Drone): Pick => ({
    _id: drone._id,
    name: drone.name,
    detail: `${t(`droneType.${drone.type}`)} · ${drone.brand} ${drone.model}`,
    media: <DroneCover drone={drone} sizes="3.5rem" />,
  });
  const none = { _id: '', name: t('picker.none') };
  return (
    <fieldset aria-describedby={error && id} className={styles.picker}>
      <legend className={styles.label}>
        {label} <span className={styles.optional}>{t('common:optional')}</span>
      </legend>
      {(q || total > few) && (
        <SearchField label={t('picker.search')} value={q} maxLength={limits.search.max} onSearch={setQ} />
      )}
      <PickList
        type="radio"
        name={id}
        picks={[none, ...(chosen && !isListed ? [chosen] : []).map(pickOf), ...found.map(pickOf)]}
        isChosen={(drone) => drone === value}
        onChoose={onChange}
        note={
          (isError && t('picker.failed')) ||
          (q && data && found.length === 0 && t('drones.noMatch')) ||
          (!q && data && total === 0 && (
            <>
              {t('picker.empty')}{' '}
              <Link to={paths.drones({ new: true })} target="_blank">
                {t('drones.new')}
              </Link>
            </>
          ))
        }
      />
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
