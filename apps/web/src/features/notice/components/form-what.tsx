import { LIMIT } from '@rondo/domain/limit';
import { NOTICE_CATEGORIES, NOTICE_IMPORTANCES } from '@rondo/domain/notice';
import { UPLOAD } from '@rondo/domain/upload';
import { Suspense } from 'react';
import { DocumentField } from '../../../shared/document/document-field.tsx';
import type { Documents } from '../../../shared/document/use-documents.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { FormPart } from '../notice-draft.ts';
import { FilmField } from './film-field.tsx';
import type { FilmUpload } from './use-film.ts';

/** The editor comes with the first text that is written. */
const RichEditor = lazyPart(() => import('./rich-editor.tsx'));

interface Props extends FormPart {
  documents: Documents;
  film: FilmUpload;
  onWaiting: (isWaiting: boolean) => void;
}

/** What is told: title, text, category, importance, pictures, documents and a film. */
export function FormWhat({ draft, put, faults, documents, film, onWaiting }: Props) {
  const t = useT();
  const errorAt = (name: string) => (faults[name] ? { error: faults[name] } : {});
  const most = UPLOAD.attachment.files;
  return (
    <>
      <TextField
        label={t('notice.field.title')}
        isRequired
        value={draft.title}
        onChange={(title) => put({ title })}
        maxLength={LIMIT.name.announcement}
        {...errorAt('title')}
      />
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <RichEditor
          label={t('notice.field.content')}
          isRequired
          start={draft.content}
          onChange={(content) => put({ content })}
          {...errorAt('content')}
        />
      </Suspense>
      <div className="notice-pair">
        <SelectField
          label={t('notice.categoryLabel')}
          value={draft.category}
          onChange={(category) => category && put({ category })}
          options={NOTICE_CATEGORIES.map((value) => ({ value, label: t(`notice.category.${value}`) }))}
        />
        <SelectField
          label={t('notice.importanceLabel')}
          value={draft.importance}
          onChange={(importance) => importance && put({ importance })}
          options={NOTICE_IMPORTANCES.map((value) => ({ value, label: t(`notice.importance.${value}`) }))}
        />
      </div>
      <PhotoField
        label={t('notice.field.files')}
        value={draft.files}
        onChange={(files) => put({ files })}
        onWaiting={onWaiting}
        most={Math.max(0, most - draft.documents.length)}
        hint={t('notice.form.attachedHint', { max: most })}
      />
      <DocumentField label={t('notice.field.documents')} documents={documents} />
      <FilmField film={film} />
      <FieldError>{faults.films}</FieldError>
    </>
  );
}
