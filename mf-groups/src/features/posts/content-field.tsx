import { useTranslation } from '@estela/i18n';
import { FilterChips } from '@estela/ui';
import { TextArea, useFormikContext } from '@estela/ui/form';
import { useState } from 'react';
import { Markdown } from '../../components/markdown/markdown.tsx';

const faces = ['write', 'preview'] as const;

/** The text of a post, with a preview. */
export function ContentField() {
  const { t } = useTranslation('groups');
  const [face, setFace] = useState<(typeof faces)[number]>('write');
  const { content } = useFormikContext<{ content: string }>().values;
  return (
    <>
      <FilterChips
        label={t('postForm.faces')}
        items={faces.map((id) => ({ id, label: t(`postForm.${id}`) }))}
        value={face}
        onChange={setFace}
      />
      {/* Stays mounted: a failed submit has to find the field with the error. */}
      <div hidden={face === 'preview'}>
        <TextArea name="content" rows={10} />
      </div>
      {face === 'preview' && (
        <section aria-label={t('postForm.preview')}>
          {content.trim() ? <Markdown text={content} /> : <p>{t('postForm.nothing')}</p>}
        </section>
      )}
    </>
  );
}
