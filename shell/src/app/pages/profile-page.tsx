import { useSession } from '@estela/api';
import { ProfilePage as Page } from '../../features/profile/profile-page.tsx';
import en from '../../locales/profile.en.json' with { type: 'json' };
import es from '../../locales/profile.es.json' with { type: 'json' };
import { withTexts } from '../page-texts.tsx';

export const ProfilePage = withTexts('profile', { es, en }, function OwnProfilePage() {
  const { user } = useSession();
  return user && <Page user={user} />;
});
