import { type ApiError, errorOf, errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { useCallback, useRef } from 'react';

/**
 * Sends a change that depends on nobody having changed the entity since it was seen. Where somebody has, as its pilot in
 * another tab, it is refused once and says so; what was typed stays, and sent again it goes on top.
 */
export function useUnchanged() {
  const { t } = useTranslation('common');
  const isWarned = useRef(false);
  return useCallback(
    async <T>(seen: string | undefined, send: (seen: string | undefined) => Promise<T>): Promise<T> => {
      try {
        const answer = await send(isWarned.current ? undefined : seen);
        isWarned.current = false;
        return answer;
      } catch (refusal) {
        const error = errorOf(refusal);
        if (error?.code !== 'CONFLICT' || error.fields.updatedAt === undefined) throw refusal;
        isWarned.current = true;
        const message = `${errorText(error, t)}. ${t('changedSince')}`;
        throw { ...error, message, fields: {} } satisfies ApiError;
      }
    },
    [t],
  );
}
