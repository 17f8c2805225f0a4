import { cx } from '@estela/ui';
import { type ComponentProps, useState } from 'react';

export interface DropAreaProps extends ComponentProps<'div'> {
  /** While files are held over it. */
  overClassName: string | undefined;
  onFiles: (files: FileList) => void;
}

/** Takes files that are dropped. Inside stands an input that takes them without a mouse too. */
export function DropArea({ className, overClassName, onFiles, ...props }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the input does the same
    <div
      {...props}
      className={cx(className, isOver && overClassName)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
    />
  );
}
