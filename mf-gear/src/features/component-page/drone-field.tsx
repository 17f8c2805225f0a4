import { errorText } from '@estela/api';
import { useListDronesQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { SelectField } from '@estela/ui/form';

interface DroneFieldProps {
  /** The drone that is not offered. */
  without: string | null;
}

/** One of the pilot's own drones, the last flown first; without any it leads to the form of a new one. */
export function DroneField({ without }: DroneFieldProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { data, error } = useListDronesQuery({ limit: limits.pageSize.max, sort: 'lastFlown' });
  const drones = (data?.items ?? []).filter(({ _id }) => _id !== without);
  const hint =
    data && drones.length === 0 ? (
      <>
        {t(without ? 'installation.noOtherDrone' : 'installation.noDrone')}{' '}
        <Link to={paths.drones({ new: true })}>{t('drones.new')}</Link>
      </>
    ) : (
      error !== undefined && errorText(error, common)
    );
  return (
    <SelectField
      name="drone"
      label={t('installation.drone')}
      hint={hint || undefined}
      options={drones.map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}
