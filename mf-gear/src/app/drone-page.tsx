import { useGetDroneQuery } from '@estela/api/gear';
import type { Drone, ReminderSubject } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useLeaveForList } from '@estela/kit/entity';
import { EntitySheet, OwnerCard } from '@estela/kit/entity-view';
import { usePilotId } from '@estela/kit/pilot-id';
import { lazyPage, useParams } from '@estela/runtime';
import { Page } from '@estela/ui';
import { DroneFlown } from '../features/drone-page/drone-flown.tsx';
import { DroneHead } from '../features/drone-page/drone-head.tsx';
import { DroneLoader } from '../features/drone-page/drone-loader.tsx';
import { DroneParts } from '../features/drone-page/drone-parts.tsx';
import { DroneSpecs } from '../features/drone-page/drone-specs.tsx';
import { DroneWeight } from '../features/drone-page/drone-weight.tsx';
import { DroneWords } from '../features/drone-page/drone-words.tsx';
import { SnapshotsSection } from '../features/snapshots/snapshots-section.tsx';
import { RemindersSection } from '../features/upkeep/reminders-section.tsx';
import { UpkeepSection } from '../features/upkeep/upkeep-section.tsx';
import { useUpkeepPlace } from '../features/upkeep/use-upkeep-place.ts';

const UpkeepFormPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "upkeep-form-page" */ './upkeep-form-page.tsx')).UpkeepFormPage,
);

/** A drone as its viewer may see it. Each part of the page is a section of its own. */
export function DronePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('gear');
  const leave = useLeaveForList(paths.drones());
  const upkeep = useUpkeepPlace(id);
  const pilotId = usePilotId();
  const { data: drone } = useGetDroneQuery(id);
  if (upkeep.isOpen && pilotId && drone?.owner._id === pilotId)
    return <UpkeepFormPage key={upkeep.id ?? 'new'} drone={id} id={upkeep.id} />;
  return (
    <Page>
      <DroneLoader key={id} id={id}>
        {(drone, isOwn) => (
          <EntitySheet
            head={<DroneHead drone={drone} isOwn={isOwn} onDeleted={leave} />}
            side={
              <>
                {!isOwn && <OwnerCard owner={drone.owner} label={t('drone.pilot')} />}
                <DroneSpecs drone={drone} />
                <DroneWeight drone={drone} isOwn={isOwn} />
              </>
            }
          >
            {drone.flown && <DroneFlown id={drone._id} flown={drone.flown} />}
            <DroneWords drone={drone} />
            <DroneParts drone={drone} isOwn={isOwn} />
            {isOwn && (
              <>
                <RemindersSection subjects={subjectsOf(drone)} />
                <UpkeepSection drone={drone._id} />
              </>
            )}
            {(isOwn || drone.sharedSnapshots) && <SnapshotsSection drone={drone._id} isOwn={isOwn} />}
          </EntitySheet>
        )}
      </DroneLoader>
    </Page>
  );
}

/** The drone itself, then its parts. */
function subjectsOf({ _id, name, parts }: Drone): [ReminderSubject, ...ReminderSubject[]] {
  const own = (parts ?? []).flatMap((part): ReminderSubject[] =>
    part._id ? [{ kind: 'component', _id: part._id, name: part.name }] : [],
  );
  return [{ kind: 'drone', _id, name }, ...own];
}
