import { useTranslation } from '@estela/i18n';
import { X } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import type { Polymorphic } from '../style/polymorphic.ts';
import styles from './tag.module.css';

interface TagOwnProps {
  /** Adds a button that removes the tag; `name` is the button's name. */
  onRemove?: () => void;
  name?: string;
  className?: string;
  children?: ReactNode;
}

export type TagProps<As extends ElementType = 'span'> = Polymorphic<As, TagOwnProps>;

/** A tag of an item; with `as={Link}` it leads to others with that tag. */
export function Tag<As extends ElementType = 'span'>(props: TagProps<As>) {
  const { as, onRemove, name, className, children, ...rest } = props as TagProps<'span'>;
  const { t } = useTranslation('common');
  const Element: ElementType = as ?? 'span';
  return (
    <Element {...rest} className={cx(styles.tag, as && styles.link, className)}>
      {children}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={t('removeItem', { item: name ?? (typeof children === 'string' ? children : '') })}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </Element>
  );
}
