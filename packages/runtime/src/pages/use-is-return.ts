import { useNavigationType } from '@estela/runtime';
import { useState } from 'react';

/** Whether the visitor came to this page by Back or Forward, and so to what they had loaded of it. */
export function useIsReturn(): boolean {
  const type = useNavigationType();
  const [isReturn] = useState(type === 'POP');
  return isReturn;
}
