import { errorOf, skipToken } from '@estela/api';
import { useGetComponentQuery, useListComponentsQuery } from '@estela/api/gear';
import type { Component, DronePart } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { shownPicks } from '@estela/kit/picker';
import { Button, Tag } from '@estela/ui';
import { FormField } from '@estela/ui/form';
import { Plus } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { Picker } from '../../components/picker.tsx';
import styles from './drone-fields.module.css';

export interface NewComponentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (component: Component) => void;
}

interface PartsFieldProps {
  /** Parts of the drone, known before the hangar is loaded. */
  parts: readonly DronePart[];
  newComponent: ComponentType<NewComponentProps>;
}

/** The drone's parts, chosen from the pilot's own components. The value is their ids, in the order of choosing. */
export function PartsField({ parts, newComponent: NewComponent }: PartsFieldProps) {
  const { t } = useTranslation('gear');
  const { weight } = useFormat();
  const [q, setQ] = useState('');
  const [isAdding, setAdding] = useState(false);
  const query = useListComponentsQuery({ limit: shownPicks, ...(q && { q }) });
  const found = query.data?.items ?? [];
  const names = useRef(new Map(parts.map(({ _id, name }) => [_id, name])));
  for (const { _id, name } of found) names.current.set(_id, name);
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
                    <ChosenPart id={id} known={names.current.get(id)} onRemove={() => toggle(id)} />
                  </li>
                ))}
              </ul>
            )}
            <Picker
              type="checkbox"
              name="components"
              search={t('parts.search')}
              q={q}
              onSearch={setQ}
              query={query}
              failed={t('parts.failed')}
              empty={{ text: t('parts.noneOwned') }}
              picks={found.map((component) => ({
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
            />
            <div>
              <Button
                size="sm"
                icon={<Plus aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => setAdding(true)}
              >
                {t('parts.addOne')}
              </Button>
            </div>
            <NewComponent
              open={isAdding}
              onOpenChange={setAdding}
              onSaved={({ _id, name }) => {
                names.current.set(_id, name);
                setAdding(false);
                setValue([...value, _id]);
              }}
            />
          </div>
        );
      }}
    </FormField>
  );
}

interface ChosenPartProps {
  id: string;
  /** Its name, if a list contained it. */
  known: string | undefined;
  onRemove: () => void;
}

/** A part restored from a draft may be in no list that has been loaded. */
function ChosenPart({ id, known, onRemove }: ChosenPartProps) {
  const { t } = useTranslation('gear');
  const { currentData, error } = useGetComponentQuery(known === undefined ? id : skipToken);
  const isGone = errorOf(error)?.code === 'NOT_FOUND';
  const name = known ?? currentData?.name ?? (isGone ? t('gearPicker.gone') : '…');
  return (
    <Tag name={name} onRemove={onRemove}>
      {name}
    </Tag>
  );
}
