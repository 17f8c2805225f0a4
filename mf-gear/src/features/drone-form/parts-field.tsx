import { useListComponentsQuery } from '@estela/api/gear';
import type { DronePart } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { SearchField, Tag } from '@estela/ui';
import { FormField } from '@estela/ui/form';
import { useRef, useState } from 'react';
import { PickList } from '../../components/pick-list.tsx';
import styles from './drone-fields.module.css';

interface PartsFieldProps {
  /** Parts of the drone: they are known before the hangar is. */
  parts: readonly DronePart[];
}

/** As many as fit without a long scroll; the search finds the rest. */
const shown = 20;

/** The drone's parts, chosen from the pilot's own components. Holds their ids, in the order of choosing. */
export function PartsField({ parts }: PartsFieldProps) {
  const { t } = useTranslation('gear');
  const { weight, number } = useFormat();
  const [q, setQ] = useState('');
  const { data, isError } = useListComponentsQuery({ limit: shown, ...(q && { q }) });
  const names = useRef(new Map(parts.map(({ _id, name }) => [_id, name])));
  for (const { _id, name } of data?.items ?? []) names.current.set(_id, name);
  const rest = (data?.total ?? 0) - shown;
  const isEmpty = data?.total === 0;
  return (
    <FormField<readonly string[]>
      name="components"
      label={t('form.components')}
      hint={t('form.componentsHint')}
      group
    >
      {({ value = [], setValue, control }) => {
        const toggle = (id: string) =>
          setValue(value.includes(id) ? value.filter((chosen) => chosen !== id) : [...value, id]);
        return (
          <div className={styles.parts} data-e-invalid={control['data-e-invalid']} tabIndex={-1}>
            {value.length > 0 && (
              <ul className={styles.chosen} aria-label={t('parts.chosen')}>
                {value.map((id) => (
                  <li key={id}>
                    <Tag name={names.current.get(id) ?? ''} onRemove={() => toggle(id)}>
                      {names.current.get(id)}
                    </Tag>
                  </li>
                ))}
              </ul>
            )}
            {(!isEmpty || q) && (
              <SearchField
                label={t('parts.search')}
                value={q}
                maxLength={limits.search.max}
                onSearch={setQ}
              />
            )}
            <PickList
              type="checkbox"
              name="components"
              picks={(data?.items ?? []).map((component) => ({
                _id: component._id,
                name: component.name,
                detail: [
                  t(`componentType.${component.type}`),
                  component.brand,
                  component.weight !== null && weight(component.weight),
                  ...component.installations.map(({ drone }) => t('parts.on', { name: drone.name })),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
              isChosen={(id) => value.includes(id)}
              onChoose={toggle}
              note={
                (isError && t('parts.failed')) ||
                (isEmpty && q && t('parts.noMatch')) ||
                (isEmpty && (
                  <>
                    {t('parts.noneOwned')}{' '}
                    <Link to={paths.components({ new: true })} target="_blank">
                      {t('parts.add')}
                    </Link>
                  </>
                )) ||
                (rest > 0 && t('parts.more', { count: rest, formatted: number(rest) }))
              }
            />
          </div>
        );
      }}
    </FormField>
  );
}
