import { useEffect, useRef, useState } from 'react';
import styles from './image-field.module.css';

export interface ImagePreviewProps {
  file: File | null;
  url?: string | null | undefined;
}

/** Longest side of the preview, in pixels: a 50 megapixel photo must not stay decoded in memory. */
const longestSide = 960;

/** The chosen picture before it is sent, drawn small: the whole one may weigh 200 megabytes in memory. */
export function ImagePreview({ file, url }: ImagePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState<File>();
  useEffect(() => {
    if (!file) return;
    let gone = false;
    paint(file, () => (gone ? null : canvas.current)).catch(() => {
      if (!gone) setUnreadable(file);
    });
    return () => {
      gone = true;
    };
  }, [file]);
  if (file)
    return unreadable === file ? (
      <span className={styles.fileName}>{file.name}</span>
    ) : (
      <canvas ref={canvas} className={styles.preview} />
    );
  return url ? <img className={styles.preview} src={url} alt="" /> : null;
}

/** Draws the picture, not larger than a preview has to be. */
export async function paint(file: File, target: () => HTMLCanvasElement | null): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const canvas = target();
  if (canvas) {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
}
