import type { Flight } from '@estela/contracts';
import type { PictureProps } from '@estela/kit/entity-form';
import { FormSection, ImageField, TextField, useFormikContext } from '@estela/ui/form';
import type { ReactNode } from 'react';
import type { FlightValues } from './flight-values.ts';
import { LastTime } from './last-time.tsx';
import styles from './media-section.module.css';
import { VideoPreview } from './video-preview.tsx';

interface MediaSectionProps {
  /** The flight to edit. */
  flight: Flight | undefined;
  picture: PictureProps;
  /** The upload of logs, which fill in the rest of the form. */
  logs: ReactNode;
}

export function MediaSection({ flight, picture, logs }: MediaSectionProps) {
  const { values } = useFormikContext<FlightValues>();
  const poster = flight?.poster ?? null;
  return (
    <FormSection name="media" number={1}>
      <div>
        <TextField name="videoUrl" type="url" inputMode="url" />
        <VideoPreview poster={poster} />
      </div>
      {logs}
      <LastTime parts={['drone', 'spot', 'equipmentItems']} flight={flight} />
      <ImageField {...picture} className={styles.poster} name="poster" currentUrl={poster} />
      {(values.hasPoster || values.poster) && <TextField name="posterAlt" />}
    </FormSection>
  );
}
