import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { EntityLoader, type EntityLoaderProps } from '@estela/kit/entity';

type GroupLoaderProps = Pick<EntityLoaderProps<Group>, 'query' | 'children'>;

/** Renders its content once the group is loaded, or else the reason why it is not. */
export function GroupLoader({ query, children }: GroupLoaderProps) {
  const { t } = useTranslation('groups');
  return (
    <EntityLoader
      query={query}
      backTo={paths.groups()}
      headingLevel={1}
      texts={{
        missing: t('detail.notFound'),
        missingHint: t('detail.notFoundText'),
        back: t('list.empty.seeAll'),
        failed: t('detail.failed'),
      }}
    >
      {children}
    </EntityLoader>
  );
}
