import { useSession } from '@estela/api';
import { useState } from 'react';
import { ProfilePage as Page } from '../../features/profile/profile-page.tsx';
import { SecuritySection } from '../../features/security/security-section.tsx';
import en from '../../locales/profile.en.json' with { type: 'json' };
import es from '../../locales/profile.es.json' with { type: 'json' };
import { withTexts } from '../page-texts.tsx';

/** When the session expires the page stays, so that typed text is still there after the next login. */
export const ProfilePage = withTexts('profile', { es, en }, function OwnProfilePage() {
  const { user, expired } = useSession();
  const [shown, setShown] = useState(user);
  if (user && user !== shown) setShown(user);
  const pilot = user ?? (expired ? shown : null);
  return pilot && <Page user={pilot} security={<SecuritySection />} />;
});
