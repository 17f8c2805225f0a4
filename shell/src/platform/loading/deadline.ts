/** Milliseconds. Scripts time out by themselves after 8,000, with a reason if there is one. */
export const deadlines = { script: 8000, load: 10_000, mount: 6000, unmount: 4000 };

/** `work`, or a rejection once `limit` milliseconds have passed. The work itself cannot be stopped. */
export function withDeadline<T>(work: Promise<T>, limit: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limit} ms`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
