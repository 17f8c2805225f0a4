import { skipToken } from '@estela/api';
import { useCreateSpotMutation, useGetSpotQuery, useUpdateSpotMutation } from '@estela/api/spots';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityFormPage } from '@estela/kit/entity-form';
import { parseCoordinates } from '@estela/maps';
import { useNavigate } from '@estela/runtime';
import { formParams, text, useQueryState } from '@estela/runtime/query-state';
import { SpotFields } from '../features/spot-form/spot-fields.tsx';
import { spotFormSchema } from '../features/spot-form/spot-form-schema.ts';
import { fieldNames, newSpotValues, toInput, valuesOf } from '../features/spot-form/spot-values.ts';

/** `at`: coordinates where a new spot starts. */
const pageParams = { ...formParams, at: text() };

export function SpotFormPage({ id }: { id: string | undefined }) {
  const { t } = useTranslation('spots');
  const navigate = useNavigate();
  const { query, reset } = useQueryState(pageParams);
  const start = parseCoordinates(query.at);
  const [create] = useCreateSpotMutation();
  const [update] = useUpdateSpotMutation();
  return (
    <EntityFormPage
      id={id}
      query={useGetSpotQuery(id ?? skipToken)}
      listPath={paths.spots()}
      pathOf={paths.spot}
      onLeave={() => reset({ replace: true })}
      texts="spots:form"
      toastAction={({ _id }) => ({
        label: t('form.seeOnMap'),
        onAction: () => navigate(paths.feedSpots({ spot: _id })),
      })}
      draft={{ name: 'spot', versionOf: ({ updatedAt }) => updatedAt }}
      schema={spotFormSchema}
      newValues={() => newSpotValues(start.ok ? start.point : undefined)}
      toValues={valuesOf}
      toInput={toInput}
      fieldNames={fieldNames}
      create={create}
      update={update}
    >
      {() => <SpotFields />}
    </EntityFormPage>
  );
}
