import { skipToken } from '@estela/api';
import { useGetFlightQuery, useUploadFlightPosterMutation } from '@estela/api/flights';
import { paths } from '@estela/contracts/paths';
import { EntityFormPage } from '@estela/kit/entity-form';
import { formParams, text, useQueryState } from '@estela/runtime/query-state';
import { BasicsSection } from '../features/flight-form/basics-section.tsx';
import { DetailsSection } from '../features/flight-form/details-section.tsx';
import { EquipmentSection } from '../features/flight-form/equipment-section.tsx';
import { flightFormSchema } from '../features/flight-form/flight-form-schema.ts';
import { FlightSteps } from '../features/flight-form/flight-steps.tsx';
import {
  fieldNames,
  newFlightValues,
  newPack,
  toInputs,
  valuesOf,
} from '../features/flight-form/flight-values.ts';
import { LocationSection } from '../features/flight-form/location-section.tsx';
import { MediaSection } from '../features/flight-form/media-section.tsx';
import { StepActions } from '../features/flight-form/step-actions.tsx';
import { FlightLogs } from './flight-logs.tsx';
import { useSaveFlights } from './use-save-flights.ts';

/** The drone that a new flight starts with, from its own page. */
const droneParams = { drone: text() };
/** The battery and the spot that a new flight starts with, from their pages; removed from the address with the form. */
const packParams = { ...formParams, pack: text(), spot: text() };

export function FlightFormPage({ id }: { id: string | undefined }) {
  const { drone } = useQueryState(droneParams).query;
  const { query, reset } = useQueryState(packParams);
  const { create, update, pathOf, savedText } = useSaveFlights();
  const [upload] = useUploadFlightPosterMutation();
  return (
    <EntityFormPage
      id={id}
      query={useGetFlightQuery(id ?? skipToken)}
      listPath={paths.flights()}
      pathOf={pathOf}
      savedText={savedText}
      texts="flights:form"
      schema={flightFormSchema}
      newValues={() => ({
        ...newFlightValues(),
        drone,
        spot: query.spot,
        packs: query.pack ? [newPack(query.pack)] : [],
      })}
      onLeave={() => reset({ replace: true })}
      toValues={valuesOf}
      toInput={toInputs}
      fieldNames={fieldNames}
      create={create}
      update={update}
      picture={{ field: 'poster', upload }}
      draft={{ name: 'flight', versionOf: ({ updatedAt }) => updatedAt, omit: ['log', 'more'] }}
      actions={StepActions}
    >
      {(flight, picture) => (
        <FlightSteps
          picture={picture}
          steps={{
            media: <MediaSection flight={flight} picture={picture} logs={<FlightLogs isNew={!flight} />} />,
            basics: <BasicsSection />,
            details: <DetailsSection />,
            location: <LocationSection flight={flight} />,
            equipment: <EquipmentSection flight={flight} />,
          }}
        />
      )}
    </EntityFormPage>
  );
}
