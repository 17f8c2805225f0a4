import { useTranslation } from '@estela/i18n';
import { FailureBoundary, usePlatform } from '@estela/runtime';
import { Button, ErrorState } from '@estela/ui';
import type { ReactNode } from 'react';
import styles from './card-room.module.css';

interface LateCardProps {
  onClose: () => void;
  children: ReactNode;
}

/** Wraps a card over the map that has its own chunk: if that fails to load, the map stays and the card shows an error. */
export function LateCard({ onClose, children }: LateCardProps) {
  const { t } = useTranslation('spots');
  const { app, report } = usePlatform();
  return (
    <FailureBoundary
      onFailure={(error) => report({ app, phase: 'render', error })}
      fallback={(retry) => (
        <div className={styles.room}>
          <ErrorState
            compact
            headingLevel={2}
            title={t('map.cardFailed')}
            text={t('common:error.network')}
            onRetry={retry}
            action={
              <Button variant="ghost" onClick={onClose}>
                {t('common:close')}
              </Button>
            }
          />
        </div>
      )}
    >
      {children}
    </FailureBoundary>
  );
}
