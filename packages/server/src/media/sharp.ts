/** The picture library, loaded with the first picture: a start does without its native part. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread for each picture; how many pictures at once is ours to say.
  sharp.concurrency(1);
  // Each picture is read once: what the library keeps of files is never asked for again.
  sharp.cache(false);
  return sharp;
}
