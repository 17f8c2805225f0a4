import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, Page } from '@estela/ui';
import en from '../../locales/disabled.en.json' with { type: 'json' };
import es from '../../locales/disabled.es.json' with { type: 'json' };
import { useLateTexts } from '../late-texts.ts';
import { useShellContext } from '../shell-context.ts';

const catalogues = { es, en };

/** Shown in place of a remote that operators have switched off. */
export function DisabledNotice() {
  const hasTexts = useLateTexts(useShellContext().i18n, 'disabled', catalogues);
  const { t } = useTranslation('disabled');
  if (!hasTexts) return null;
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={
          <Button as={Link} to={paths.landing()}>
            {t('home')}
          </Button>
        }
      />
    </Page>
  );
}
