import { type Override, overridePaths } from '@estela/contracts/release';
import { useFormat, useTranslation } from '@estela/i18n';
import { errorReference, useLocation } from '@estela/runtime';
import { Button } from '@estela/ui';
import { useEffect } from 'react';
import en from '../../locales/override.en.json' with { type: 'json' };
import es from '../../locales/override.es.json' with { type: 'json' };
import { useComposition } from '../composition/use-composition.ts';
import { useLateTexts } from '../late-texts.ts';
import { useShellContext } from '../shell-context.ts';
import styles from './override-ribbon.module.css';

const catalogues = { es, en };

/** Shows that this browser has other versions than everybody else, with a link back to what is live. */
export function OverrideRibbon() {
  const shell = useShellContext();
  const hasTexts = useLateTexts(shell.i18n, 'override', catalogues);
  const { t } = useTranslation('override');
  const { id, override } = useComposition();
  const sentence = useSentence();
  const { pathname, search, hash } = useLocation();
  useEnd(override, shell.composition.refresh);
  if (!override || !hasTexts) return null;
  const place = encodeURIComponent(pathname + search + hash);
  return (
    <section className={styles.ribbon} aria-label={t('label')}>
      <p className={styles.text}>{sentence(override, id)}</p>
      <Button as="a" size="sm" href={`${overridePaths.leave}?to=${place}`}>
        {t('leave')}
      </Button>
    </section>
  );
}

function useSentence() {
  const { t } = useTranslation('override');
  const { dateTime } = useFormat();
  return ({ apps, whole, missing, until }: Override, id: string) => {
    const versions = Object.entries(apps).map(([name, version]) => errorReference({ name, version }));
    if (missing) return t('missing', { versions: missing.join(', ') });
    if (whole) return t('whole', { id, until: dateTime(until) });
    return t('some', { versions: versions.join(', '), until: dateTime(until) });
  };
}

/** When it expires the tab reads what is live, and switches as it does to any release. */
function useEnd(override: Override | undefined, refresh: () => Promise<void>): void {
  const until = override?.until;
  useEffect(() => {
    if (!until) return;
    // Polled: the edge's clock decides, and long timers stop while a laptop sleeps.
    const timer = setInterval(() => Date.now() >= Date.parse(until) && void refresh(), 10_000);
    return () => clearInterval(timer);
  }, [until, refresh]);
}
