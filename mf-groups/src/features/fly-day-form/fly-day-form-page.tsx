import { useCreateFlyDayMutation, useUpdateFlyDayMutation } from '@estela/api/groups';
import type { FlyDay } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { EntityFormPage } from '@estela/kit/entity-form';
import { flag, useQueryState } from '@estela/runtime/query-state';
import { FlyDayFields } from './fly-day-fields.tsx';
import { flyDaySchema, newFlyDayValues, toInput, valuesOf } from './fly-day-values.ts';

const formParams = { edit: flag };

interface FlyDayFormPageProps {
  groupId: string;
  /** The fly-day to edit; without it the page creates one. */
  day?: FlyDay;
}

export function FlyDayFormPage({ groupId, day }: FlyDayFormPageProps) {
  const [create] = useCreateFlyDayMutation();
  const [update] = useUpdateFlyDayMutation();
  const { t } = useTranslation('groups');
  const { reset } = useQueryState(formParams);
  const listPath = paths.group(groupId, { tab: 'fly-days' });
  return (
    <EntityFormPage
      id={day?._id}
      query={{ currentData: day, isFetching: false, refetch: () => undefined }}
      texts="groups:flyDays.form"
      listPath={listPath}
      back={<BackLink to={listPath}>{day?.title ?? t('flyDays.form.back')}</BackLink>}
      pathOf={(id) => paths.flyDay(groupId, id)}
      onLeave={() => reset({ replace: true })}
      draft={{ name: `fly-day.${groupId}`, versionOf: ({ updatedAt }) => updatedAt }}
      schema={flyDaySchema}
      newValues={newFlyDayValues}
      toValues={valuesOf}
      toInput={toInput}
      create={(body) => create({ id: groupId, body })}
      update={({ id, ...change }) => update({ id: groupId, flyDayId: id, ...change })}
    >
      {() => <FlyDayFields isNew={!day} />}
    </EntityFormPage>
  );
}
