import { useTranslation } from '@estela/i18n';
import { useFormPlace } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import type { ComponentType, ReactNode } from 'react';
import { NewEntityLink } from './new-entity-link.tsx';

export interface EntityPageProps {
  /** Where `title`, `lead` and `new` are, with the remote's namespace: `gear:drones`. */
  texts: `${string}:${string}`;
  /** A `lazyPage`: who only looks at the list does not wait for the form. */
  form: ComponentType<{ id: string | undefined }>;
  /** Below the title. Default: true; false where what stands below needs the room. */
  hasLead?: boolean;
  /** Beside the link to the empty form. */
  actions?: ReactNode;
  /** Under the header: the pages that stand beside this one. */
  tabs?: ReactNode;
  /** The list; it is not there while the form stands in its place. */
  children: ReactNode;
}

/** The page of the viewer's own entities: a list, or in its place the form that `?new=1` or `?edit=<id>` opens. */
export function EntityPage({
  texts,
  form: FormPage,
  hasLead = true,
  actions,
  tabs,
  children,
}: EntityPageProps) {
  const { t } = useTranslation(texts.slice(0, texts.indexOf(':')));
  const form = useFormPlace();
  if (form.isOpen) return <FormPage key={form.id ?? 'new'} id={form.id} />;
  return (
    <Page>
      <PageHeader
        title={t(`${texts}.title`)}
        lead={hasLead && t(`${texts}.lead`)}
        actions={
          <>
            <NewEntityLink label={t(`${texts}.new`)} primary />
            {actions}
          </>
        }
      />
      {tabs}
      {children}
    </Page>
  );
}
