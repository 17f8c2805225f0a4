import { addCatalogue, useTranslation } from '@estela/i18n';
import { Button, Inline } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import styles from './crop-dialog.module.css';
import { cropped } from './cropped.ts';
import { paint } from './image-preview.tsx';
import cropEn from './locales/crop.en.json' with { type: 'json' };
import cropEs from './locales/crop.es.json' with { type: 'json' };

export interface CropDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As it was chosen: who crops again begins with the whole picture. */
  file: File;
  /** Width through height. */
  aspect: number;
  onCrop: (file: File) => void;
}

/** Which part of a picture is shown, by pointer or arrow keys; in the shape that it is shown in. */
export function CropDialog({ open, onOpenChange, file, aspect, onCrop }: CropDialogProps) {
  const { t, i18n } = useTranslation('crop');
  const area = useRef<HTMLElement>(null);
  const isReady = i18n.hasResourceBundle('es', 'crop');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'crop', { es: cropEs, en: cropEn });
  }, [i18n, isReady]);
  if (!isReady) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('hint')}
      size="lg"
      initialFocus={area}
    >
      {open && (
        <CropBox
          file={file}
          aspect={aspect}
          area={area}
          onCrop={onCrop}
          onCancel={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  );
}

type CropBoxProps = Pick<CropDialogProps, 'file' | 'aspect' | 'onCrop'> & {
  /** The selection, once the picture is drawn. */
  area: RefObject<HTMLElement | null>;
  onCancel: () => void;
};

function CropBox({ file, aspect, area, onCrop, onCancel }: CropBoxProps) {
  const { t } = useTranslation('crop');
  const { t: common } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [state, setState] = useState<'loading' | 'ready' | 'busy' | 'failed'>('loading');

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      await paint(file, () => (gone ? null : canvas.current));
      if (gone || !canvas.current) return;
      const { width, height } = canvas.current;
      setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height));
      setState('ready');
    };
    begin().catch(() => !gone && setState('failed'));
    return () => {
      gone = true;
    };
  }, [file, aspect]);

  // The dialog has opened before the picture is drawn, and there was nothing to begin at.
  useEffect(() => {
    if (state !== 'ready') return;
    area.current = frame.current?.querySelector<HTMLElement>('[role="group"]') ?? null;
    area.current?.focus();
  }, [state, area]);

  async function use(part: PercentCrop) {
    setState('busy');
    try {
      onCrop(await cropped(file, part));
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <div ref={frame} className={styles.frame}>
        <ReactCrop
          className={styles.crop}
          crop={crop}
          aspect={aspect}
          keepSelection
          ruleOfThirds
          disabled={state !== 'ready'}
          ariaLabels={ariaLabelsOf(t)}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <canvas ref={canvas} className={styles.picture} />
        </ReactCrop>
      </div>
      {state === 'failed' && <p role="alert">{t('failed')}</p>}
      <Inline className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button
          variant="primary"
          busy={state === 'busy'}
          disabled={!crop || state === 'failed'}
          onClick={() => crop && void use(crop)}
        >
          {t('use')}
        </Button>
      </Inline>
    </>
  );
}

function ariaLabelsOf(t: (key: string) => string) {
  return {
    cropArea: t('area'),
    nwDragHandle: t('corner.nw'),
    nDragHandle: t('corner.n'),
    neDragHandle: t('corner.ne'),
    eDragHandle: t('corner.e'),
    seDragHandle: t('corner.se'),
    sDragHandle: t('corner.s'),
    swDragHandle: t('corner.sw'),
    wDragHandle: t('corner.w'),
  };
}
