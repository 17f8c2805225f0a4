import type { Component } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Card, Stat, StatGroup } from '@estela/ui';
import { useFlownFigure } from '../../components/use-flown-figure.ts';

/** The figures of a part; for several units the weight of one and of all. */
export function ComponentFacts({ component: { weight, quantity, flown } }: { component: Component }) {
  const { t } = useTranslation('gear');
  const { figure, number } = useFormat();
  const flownFigure = useFlownFigure();
  const several = quantity > 1;
  return (
    <Card as="section" aria-label={t('part.facts')}>
      <StatGroup>
        <Stat label={t('components.flown')} {...flownFigure(flown.seconds)} tone="signal" />
        <Stat label={t('part.flights')} value={number(flown.flights)} />
        {several && <Stat label={t('componentForm.quantity')} value={number(quantity)} />}
        {weight !== null && (
          <Stat label={t(several ? 'part.weightEach' : 'components.weight')} {...figure.weight(weight)} />
        )}
        {weight !== null && several && (
          <Stat label={t('part.weightAll')} {...figure.weight(weight * quantity)} />
        )}
      </StatGroup>
    </Card>
  );
}
