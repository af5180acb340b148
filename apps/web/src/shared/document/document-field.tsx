import { DOCUMENT_TYPES } from '@rondo/domain/document';
import { MB, UPLOAD } from '@rondo/domain/upload';
import { Paperclip } from 'lucide-react';
import { saveFile } from '../http/download.ts';
import { useT } from '../i18n.tsx';
import { type Attachment, AttachmentList } from '../ui/form/attachment-list.tsx';
import { UploadButton } from '../ui/form/upload-button.tsx';
import type { Documents } from './use-documents.ts';
import './document-field.css';

/** What the picker offers; the server looks at the content as well. */
const ACCEPT = Object.keys(DOCUMENT_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

interface Props {
  label: string;
  documents: Documents;
  /** The form was tried: say what still keeps it from being sent. */
  isTried?: boolean;
}

/** Documents of a form: picked, sent at once with their progress, taken out again. */
export function DocumentField({ label, documents, isTried = false }: Props) {
  const t = useT();
  const { value, pending, arrived, taken, most, add, remove, retry, isSettled } = documents;
  const stored = [...value, ...arrived];
  const attachments: Attachment[] = [
    ...stored.map(({ id, name, sizeBytes }) => ({ key: id, name, sizeBytes })),
    ...pending.map(({ key, file, share, failure }) => ({
      ...{ key, name: file.name, sizeBytes: file.size },
      ...(failure === null ? { share } : { failure }),
    })),
  ];
  const open = (key: string) => {
    const file = stored.find(({ id }) => id === key);
    if (file) void saveFile(file.path, file.name);
  };
  return (
    <fieldset className="document-field">
      <legend>
        {label} <span className="meta num">{`${taken} / ${most}`}</span>
      </legend>
      {attachments.length > 0 && (
        <AttachmentList
          label={label}
          attachments={attachments}
          onOpen={open}
          onRemove={remove}
          onRetry={retry}
          canRetry={(key) => pending.some((one) => one.key === key && one.canRetry)}
        />
      )}
      {taken < most && (
        <UploadButton
          label={t('ui.attachment.add')}
          accept={ACCEPT}
          isMultiple
          icon={<Paperclip size={16} strokeWidth={1.75} aria-hidden />}
          onFiles={add}
        />
      )}
      {isTried && !isSettled ? (
        <p className="field-error" role="alert">
          {t('ui.attachment.wait')}
        </p>
      ) : (
        <p className="field-hint">{t('ui.attachment.hint', { mb: UPLOAD.attachment.bytes / MB })}</p>
      )}
    </fieldset>
  );
}
