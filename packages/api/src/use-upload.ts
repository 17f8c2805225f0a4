import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, errorOf } from './api-error.ts';
import type { UploadArg } from './base-query.ts';

/** What an upload mutation's trigger returns. */
export interface UploadRun<T> {
  unwrap: () => Promise<T>;
  abort: () => void;
}

/** A picture on its way: `progress` goes from 0 to 1, `error` is empty after a cancel. */
export interface UploadState {
  isUploading: boolean;
  progress: number;
  error: ApiError | undefined;
}

const idle: UploadState = { isUploading: false, progress: 0, error: undefined };

/**
 * Runs an upload mutation with progress and cancel:
 * `const upload = useUpload(useUploadFlightPosterMutation()[0]); await upload.start({ id, file })`.
 * `start` resolves with the changed entity as `data`, or with the `error`; it never rejects.
 */
export function useUpload<A extends UploadArg, T>(trigger: (arg: A) => UploadRun<T>) {
  const [state, setState] = useState(idle);
  const running = useRef<UploadRun<T>>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (arg: Omit<A, 'onProgress'>): Promise<{ data: T; error?: never } | { error: ApiError }> => {
      running.current?.abort();
      const onProgress = (progress: number) => {
        if (running.current === run) setState((current) => ({ ...current, progress }));
      };
      const run = trigger({ ...arg, onProgress } as A);
      running.current = run;
      setState({ ...idle, isUploading: true });
      try {
        const data = await run.unwrap();
        if (running.current === run) setState({ ...idle, progress: 1 });
        return { data };
      } catch (failure) {
        const error = errorOf(failure) as ApiError;
        if (running.current === run)
          setState({ ...idle, error: error.code === 'ABORTED' ? undefined : error });
        return { error };
      }
    },
    [trigger],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { ...state, start, cancel };
}
