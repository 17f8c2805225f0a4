import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { parseCoordinates } from '@estela/maps';
import { PageHead, useNavigate } from '@estela/runtime';
import { formParams, text, useQueryState } from '@estela/runtime/query-state';
import { Page, PageHeader, toast } from '@estela/ui';
import { EditedSpot } from '../features/spot-form/edited-spot.tsx';
import { SpotForm } from '../features/spot-form/spot-form.tsx';

interface SpotFormPageProps {
  /** The spot to change; without one a new spot is marked. */
  id?: string | undefined;
}

/** `at`: coordinates where a new spot starts. */
const pageParams = { ...formParams, at: text() };

export function SpotFormPage({ id }: SpotFormPageProps) {
  const { t } = useTranslation('spots');
  const navigate = useNavigate();
  const { query, reset } = useQueryState(pageParams);
  const title = t(id ? 'form.editTitle' : 'form.newTitle');
  const start = parseCoordinates(query.at);

  // In the form's place: Back from the list must not open an old form again.
  const leave = () => reset({ replace: true });

  function saved({ _id }: Spot) {
    const onAction = () => navigate(paths.feedSpots({ spot: _id }));
    toast({
      tone: 'success',
      text: t(id ? 'form.updated' : 'form.created'),
      action: { label: t('form.seeOnMap'), onAction },
    });
    leave();
  }

  return (
    <Page>
      <PageHead title={title} />
      <PageHeader title={title} lead={t(id ? 'form.editLead' : 'form.newLead')} />
      {id ? (
        <EditedSpot id={id}>{(spot) => <SpotForm spot={spot} onSaved={saved} onCancel={leave} />}</EditedSpot>
      ) : (
        <SpotForm start={start.ok ? start.point : undefined} onSaved={saved} onCancel={leave} />
      )}
    </Page>
  );
}
