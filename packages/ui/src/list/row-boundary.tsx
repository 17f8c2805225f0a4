import { useTranslation } from '@estela/i18n';
import { Children, Component, type ElementType, isValidElement, type ReactNode } from 'react';
import styles from './row-boundary.module.css';

/** What begins the `_id` of a row that `@estela/api` puts in the place of one that was none. */
const unreadable = 'unreadable-';

export interface RowBoundaryProps {
  /** False for a row that is known to be unreadable: it is not drawn at all. Default: true. */
  readable?: boolean;
  /** The element of a row that cannot be drawn. Default: `li`. */
  as?: ElementType;
  children: ReactNode;
}

interface RowBoundaryState {
  /** Until other content comes, which is tried again. */
  failed?: boolean;
}

/** A row that cannot be drawn costs its own place alone, and says so there. */
export class RowBoundary extends Component<RowBoundaryProps, RowBoundaryState> {
  override state: RowBoundaryState = {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Where failures of the page are heard that nobody has caught: see `report` of the shell.
    globalThis.reportError?.(error);
  }

  override componentDidUpdate({ children }: RowBoundaryProps) {
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
  }

  override render() {
    const { readable = true, as, children } = this.props;
    return readable && !this.state.failed ? children : <UnreadableRow as={as} />;
  }
}

/** Draws what `children` returns in a component of its own: what the call throws costs this row alone. */
export function RowContent({ children }: { children: () => ReactNode }) {
  return children();
}

/** The items of a list, each in its own boundary. */
export function rowsInBoundaries(rows: ReactNode): ReactNode {
  return Children.map(rows, (row) =>
    isValidElement(row) ? <RowBoundary readable={isReadable(row.key)}>{row}</RowBoundary> : row,
  );
}

/** By the key, which has the `_id` in it. */
export function isReadable(key: string | null): boolean {
  return !key?.includes(unreadable);
}

function UnreadableRow({ as: Element = 'li' }: Pick<RowBoundaryProps, 'as'>) {
  const { t } = useTranslation('common');
  return <Element className={styles.unreadable}>{t('unreadable')}</Element>;
}
