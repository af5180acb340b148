import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { AI_STRICTNESS } from '@rondo/domain/ai-rule';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import type { FormPart } from '../form-part.ts';
import { Choice } from './choice.tsx';

/** What a question means, in pictures, and how sure a model has to be. */
export function FormSamples({ draft, put, faults }: FormPart) {
  const t = useT();
  const { yesPhotos, noPhotos } = draft;
  const most = AI_LIMIT.samples;
  return (
    <>
      <PhotoField
        label={t('aiRule.field.yesPhotos')}
        hint={t('aiRule.samplesHint', { max: most })}
        value={yesPhotos}
        onChange={(next) => put({ yesPhotos: next })}
        most={most - noPhotos.length}
      />
      <PhotoField
        label={t('aiRule.field.noPhotos')}
        value={noPhotos}
        onChange={(next) => put({ noPhotos: next })}
        most={most - yesPhotos.length}
        {...(faults.noPhotoIds ? { error: faults.noPhotoIds } : {})}
      />
      <Choice
        label={t('aiRule.field.strictness')}
        options={AI_STRICTNESS.map((value) => ({ value, label: t(`aiRule.strictness.${value}`) }))}
        value={draft.strictness}
        onChange={(strictness) => put({ strictness })}
      />
      <p className="field-hint">{t('aiRule.strictnessHint')}</p>
    </>
  );
}
