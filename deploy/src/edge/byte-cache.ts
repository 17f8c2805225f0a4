/** Keeps the most recently used buffers, up to a number of bytes. */
export function byteCache(limit: number) {
  const kept = new Map<string, Buffer>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }

  return {
    get(key: string): Buffer | undefined {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      // A Map keeps the order of insertion: put back, the key is the youngest.
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    set(key: string, bytes: Buffer): void {
      drop(key);
      if (bytes.length > limit) return;
      kept.set(key, bytes);
      size += bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= limit) break;
        drop(oldest);
      }
    },
  };
}
