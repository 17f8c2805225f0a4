import { useLeaveForList } from '@estela/kit/entity';
import { Page } from '@estela/ui';
import { ComponentDescription } from '../features/component-page/component-description.tsx';
import { ComponentFacts } from '../features/component-page/component-facts.tsx';
import { ComponentHead } from '../features/component-page/component-head.tsx';
import { ComponentHistory } from '../features/component-page/component-history.tsx';
import { ComponentLoader } from '../features/component-page/component-loader.tsx';
import { RemindersSection } from '../features/upkeep/reminders-section.tsx';
import { usePartPlace } from './use-part-place.ts';

/** A part, shown in place of its list: what it is, which drones it is and was on, and how much it has flown. */
export function ComponentPage({ id }: { id: string }) {
  const { listLink } = usePartPlace();
  const leave = useLeaveForList(listLink);
  return (
    <Page>
      <ComponentLoader id={id} listLink={listLink}>
        {(component) => (
          <>
            <ComponentHead component={component} listLink={listLink} onDeleted={leave} />
            <ComponentFacts component={component} />
            <ComponentHistory component={component} />
            <RemindersSection subjects={[{ kind: 'component', _id: id, name: component.name }]} />
            <ComponentDescription text={component.description} />
          </>
        )}
      </ComponentLoader>
    </Page>
  );
}
