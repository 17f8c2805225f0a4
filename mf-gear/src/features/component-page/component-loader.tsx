import { useGetComponentQuery } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityLoader } from '@estela/kit/entity';
import { PageHead } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import type { ReactNode } from 'react';

interface ComponentLoaderProps {
  id: string;
  listLink: string;
  children: (component: Component) => ReactNode;
}

export function ComponentLoader({ id, listLink, children }: ComponentLoaderProps) {
  const { t } = useTranslation('gear');
  const query = useGetComponentQuery(id);
  return (
    <>
      {!query.currentData && <h1 className="e-visually-hidden">{t('part.title')}</h1>}
      <EntityLoader
        query={query}
        backTo={listLink}
        texts={{
          missing: t('componentForm.missing'),
          missingHint: t('componentForm.missingHint'),
          back: t('componentForm.back'),
          failed: t('componentForm.failed'),
        }}
        skeleton={<SkeletonList of="entry" count={1} />}
      >
        {(component) => (
          <>
            <PageHead title={component.name} />
            {children(component)}
          </>
        )}
      </EntityLoader>
    </>
  );
}
