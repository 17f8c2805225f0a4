import type { RouteLayout } from '@estela/contracts/platform';
import type { Language } from '@estela/contracts/values';
import type { Catalogue } from '@estela/i18n';
import type { SessionActions } from '@estela/runtime';
import type { ComponentType, ReactNode } from 'react';

export interface LayoutProps {
  kind: RouteLayout;
  /** The routed view. */
  children: ReactNode;
}

/** What the shell's own screens are; the platform draws them without knowing them. */
export interface Screens {
  Layout: ComponentType<LayoutProps>;
  /** The shell's pages by the `chunk` of their route. */
  pages: Record<string, ComponentType>;
  /** In the place of a page that needs an account, for a guest. */
  LoginNotice: ComponentType;
  /** Texts that every page needs, by namespace. */
  texts: Record<string, Record<Language, Catalogue>>;
  /** Opens the layout's dialogs. */
  dialogs: Pick<SessionActions, 'openLogin' | 'openRegister'>;
}
