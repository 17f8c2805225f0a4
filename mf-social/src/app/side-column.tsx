import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Card, Stack } from '@estela/ui';
import { SignInPrompt } from '../components/sign-in-prompt.tsx';
import { SuggestedPilots } from '../components/suggested-pilots.tsx';
import { useSuggestedPilots } from '../components/use-suggested-pilots.ts';
import { FlyDaysSection } from '../features/home/fly-days-section.tsx';

/** Fly-days that fit below the pilots. */
const most = 2;

/** Beside the feed and the lists of pilots: whom to follow and what comes next, or what this is all about. */
export function SideColumn() {
  const { t } = useTranslation('social');
  const { user } = useSession();
  const { isLoading } = useSuggestedPilots();
  if (!user)
    return (
      <Card>
        <SignInPrompt compact title={t('feed.about.title')} text={t('feed.about.text')} />
      </Card>
    );
  return (
    <Stack gap={32}>
      <SuggestedPilots />
      {/* Asks at once, and takes its place when that of the pilots is known: nothing pushes it down. */}
      <div hidden={isLoading}>
        <FlyDaysSection most={most} />
      </div>
    </Stack>
  );
}
