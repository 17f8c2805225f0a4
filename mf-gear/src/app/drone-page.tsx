import { paths } from '@estela/contracts/paths';
import { useNavigate, useParams } from '@estela/runtime';
import { Page } from '@estela/ui';
import { DroneDescription } from '../features/drone-page/drone-description.tsx';
import { DroneHead } from '../features/drone-page/drone-head.tsx';
import { DroneLoader } from '../features/drone-page/drone-loader.tsx';
import { DroneSheet } from '../features/drone-page/drone-sheet.tsx';
import { DroneSpecs } from '../features/drone-page/drone-specs.tsx';

/** A drone as its viewer may see it. Each part of the page is a section of its own. */
export function DronePage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Page>
      <DroneLoader key={id} id={id}>
        {(drone, isOwn) => (
          <DroneSheet
            head={
              <DroneHead
                drone={drone}
                isOwn={isOwn}
                onDeleted={() => navigate(paths.drones(), { replace: true })}
              />
            }
            side={<DroneSpecs drone={drone} />}
          >
            <DroneDescription drone={drone} />
          </DroneSheet>
        )}
      </DroneLoader>
    </Page>
  );
}
