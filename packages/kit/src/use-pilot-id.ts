import { useSession } from '@estela/api';
import { useState } from 'react';

/**
 * Who is signed in, or was until the session ended under their hands: what is their own stays on the page with what they
 * typed into it, behind the dialog that asks them to log in again.
 */
export function usePilotId(): string | undefined {
  const { user, expired } = useSession();
  const id = user?._id;
  const [last, setLast] = useState(id);
  if (id && id !== last) setLast(id);
  return id || expired ? last : undefined;
}
