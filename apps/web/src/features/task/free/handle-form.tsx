import { type FreeTaskDetail, freeTaskApi } from '@rondo/contract/free-task';
import { fileRef } from '@rondo/contract/kit/shapes';
import type { TaskDetail } from '@rondo/contract/task';
import { missingEvidence } from '@rondo/domain/free-task';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { DocumentField } from '../../../shared/document/document-field.tsx';
import { useDocuments } from '../../../shared/document/use-documents.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { useWorkAct } from '../../../shared/process/use-work-act.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { AlikeHint } from '../../photo-hash/index.ts';
import { typedNumber } from './typed-number.ts';

interface Props {
  detail: TaskDetail;
  onClose: () => void;
  onGone: () => void;
}

/** What the handler hands in. It stays when the task is taken away meanwhile: handing in says what became of it. */
export function HandleDialog(props: Props) {
  return (
    <Dialog title={props.detail.name} onClose={props.onClose} isSheet isSticky>
      <HandleForm {...props} />
    </Dialog>
  );
}

function HandleForm(props: Props) {
  const read = useCall(freeTaskApi.get, { id: props.detail.id }, { part: true });
  if (read.isLoadingError) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows rows={4} />;
  return <Form free={read.data} {...props} />;
}

const shape = z.object({
  text: z.string(),
  number: z.string(),
  photos: z.array(fileRef),
  documents: z.array(fileRef).default([]),
  requestId: z.string(),
});

/** What was typed and sent stays in the tab until the server has it; sent twice, it is handed in once. */
function Form({ free: { evidence, result }, detail, onClose, onGone }: Props & { free: FreeTaskDetail }) {
  const t = useT();
  const [before] = useState(() => ({
    ...{ text: result?.text ?? '', number: result?.number?.toString() ?? '', photos: result?.photos ?? [] },
    documents: result?.documents ?? [],
    requestId: uuidv7(),
  }));
  // Another round begins with what was handed in, not with an unsent form of the round before.
  const draft = useFormDraft(`free.${detail.id}.${detail.round}`, shape, before);
  const { text, number: typed, photos, requestId } = draft.value;
  const [isTried, setTried] = useState(false);
  const set = (patch: Partial<z.output<typeof shape>>) => draft.set({ ...draft.value, ...patch });
  const documents = useDocuments({ value: draft.value.documents, onChange: (next) => set({ documents: next }) });
  const number = typedNumber(typed);
  const isWrong = typed.trim() !== '' && number === null;
  const missing = isTried ? missingEvidence(evidence, { photos: photos.length, text, number }) : [];
  const hasReview = detail.review.levels.length > 0;
  const send = useWorkAct(freeTaskApi.submit, {
    done: () => t(hasReview ? 'freeTask.submitted' : 'freeTask.completed'),
    onClose: () => {
      draft.forget();
      onClose();
    },
    onGone,
    invalidates: ['task'],
  });
  const submit = () => {
    setTried(true);
    if (
      isWrong ||
      !documents.isSettled ||
      missingEvidence(evidence, { photos: photos.length, text, number }).length > 0
    )
      return;
    const documentIds = draft.value.documents.map(({ id }) => id);
    void send.run({ id: detail.id, text, number, photoIds: photos.map(({ id }) => id), documentIds, requestId });
  };
  const numberError = isWrong
    ? t('freeTask.numberWrong')
    : missing.includes('number')
      ? t('freeTask.numberNeeded')
      : null;
  return (
    <ActForm verb={t('freeTask.submit')} isBusy={send.busy} onSubmit={submit} onClose={onClose}>
      <PhotoField
        label={t('freeTask.photos')}
        value={photos}
        onChange={(next) => set({ photos: next })}
        most={LIMIT.photo.perItem}
        error={missing.includes('photos') ? t('freeTask.photosNeeded', { count: evidence.photos }) : undefined}
      />
      <DocumentField label={t('ui.attachment.list')} documents={documents} isTried={isTried} />
      <AlikeHint photoIds={photos.map(({ id }) => id)} taskId={detail.id} />
      {evidence.number && (
        <TextField
          label={evidence.numberLabel || t('freeTask.number')}
          isRequired
          inputMode="decimal"
          value={typed}
          onChange={(next) => set({ number: next })}
          {...(isTried && numberError ? { error: numberError } : {})}
        />
      )}
      <TextField
        label={t(evidence.text ? 'freeTask.text' : 'freeTask.textOptional')}
        isRequired={evidence.text}
        rows={4}
        maxLength={LIMIT.text.answer}
        value={text}
        onChange={(next) => set({ text: next })}
        {...(missing.includes('text') ? { error: t('freeTask.textNeeded') } : {})}
      />
      <p className="meta">{t('freeTask.kept')}</p>
    </ActForm>
  );
}
