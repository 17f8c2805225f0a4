import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityPage } from '@estela/kit/entity';
import { Link, lazyPage } from '@estela/runtime';
import { Button } from '@estela/ui';
import { Map as MapIcon } from 'lucide-react';
import { SpotList } from '../features/spot-list/spot-list.tsx';
import { useListView } from '../features/spot-list/use-list-view.ts';
import { spotDetails } from './spot-details.tsx';

const SpotFormPage = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-form-page" */ './spot-form-page.tsx')).SpotFormPage,
);

export function SpotsPage() {
  const { t } = useTranslation('spots');
  const { isMap } = useListView();
  return (
    <EntityPage
      texts="spots:list"
      form={SpotFormPage}
      hasLead={!isMap}
      actions={
        !isMap && (
          <Button as={Link} to={paths.feedSpots()} icon={<MapIcon aria-hidden="true" />}>
            {t('list.map')}
          </Button>
        )
      }
    >
      <SpotList details={spotDetails} />
    </EntityPage>
  );
}
