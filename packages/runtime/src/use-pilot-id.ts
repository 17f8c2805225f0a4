import { useSession } from '@estela/api';
import { useState } from 'react';

/**
 * Who is signed in, or was until the session ended under their hands: what is their own stays on the page with what they
 * typed into it, behind the dialog that asks them to log in again.
 */
export function usePilotId(): string | undefined {
  const { user, expired } = useSession();
  const [last, setLast] = useState(user?._id);
  if (user && user._id !== last) setLast(user._id);
  return user?._id ?? (expired ? last : undefined);
}
