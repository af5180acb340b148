import { type FeedbackContext, feedbackApi, feedbackDetail } from '@rondo/contract/feedback';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { FEEDBACK_KINDS, type FeedbackKind } from '@rondo/domain/feedback';
import { LIMIT } from '@rondo/domain/limit';
import { useCallback, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type ContextKey, contextHere, leftIn } from '../sent-context.ts';
import { ContextField } from './context-field.tsx';

interface Draft {
  kind: FeedbackKind;
  text: string;
  photos: FileRef[];
  removed: ContextKey[];
}
const newDraft = (): Draft => ({ kind: 'wrong', text: '', photos: [], removed: [] });

/** Something is wrong or missing: in words and photos, with what the browser knows as far as the sender leaves it in. */
export default function FeedbackForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const [context] = useState<FeedbackContext>(() => contextHere(language));
  const [isWaiting, setWaiting] = useState(false);
  const form = useDraftForm({ shape: feedbackDetail, read: undefined, draftOf: newDraft, onClose });
  const { draft, faults, onRefused, put } = form;
  const create = useAct(feedbackApi.create, {
    ...{ onRefused, invalidates: ['feedback'] },
    onDone: ({ number }) => toast.ok(t('feedback.done.created', { number })),
  });
  const submit = () =>
    form.submit({
      faultsOf: ({ text }) => ({
        ...(text.trim() === '' ? { text: t('rule.required') } : {}),
        ...(isWaiting ? { photoIds: t('ui.photo.unsent', { count: 1 }) } : {}),
      }),
      save: ({ kind, text, photos, removed }, _, requestId) =>
        create.run({
          ...{ kind, text, context: leftIn(context, removed), requestId },
          photoIds: photos.map(({ id }) => id),
        }),
      onSaved: onClose,
    });
  return (
    <DraftDialog
      form={form}
      title={t('feedback.create')}
      verb={t('feedback.send')}
      isBusy={create.busy}
      conflictFields={[]}
      onSubmit={submit}
    >
      <Segment
        label={t('feedback.field.kind')}
        isWide
        options={FEEDBACK_KINDS.map((value) => ({ value, label: t(`feedback.kind.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => put({ kind }, 'kind')}
      />
      <TextField
        label={t('feedback.field.text')}
        hint={t('feedback.hint.text')}
        isRequired
        autoFocus
        rows={5}
        maxLength={LIMIT.text.note}
        error={faults.text}
        value={draft.text}
        onChange={(text) => put({ text }, 'text')}
      />
      <PhotoField
        label={t('feedback.field.photos')}
        hint={t('feedback.hint.photos', { max: LIMIT.feedback.photos })}
        most={LIMIT.feedback.photos}
        error={faults.photoIds}
        value={draft.photos}
        onChange={(photos) => put({ photos }, 'photoIds')}
        onWaiting={useCallback((is: boolean) => setWaiting(is), [])}
      />
      <ContextField context={context} removed={draft.removed} onChange={(removed) => put({ removed }, 'context')} />
    </DraftDialog>
  );
}
