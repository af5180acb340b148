import type { FileRef, PersonRef } from '@rondo/contract/kit/shapes';
import { type TaskDetail, taskApi } from '@rondo/contract/task';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { DocumentField } from '../../../shared/document/document-field.tsx';
import { useDocuments } from '../../../shared/document/use-documents.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { CommentText } from './comment-text.tsx';
import { MentionField } from './mention-field.tsx';

/** Where whoever sees a task says something about it. */
export function CommentBox({ detail }: { detail: TaskDetail }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <MessageSquarePlus size={16} strokeWidth={1.75} aria-hidden />
        {t('task.doing.comment')}
      </button>
      {isOpen && (
        <Dialog title={t('task.doing.comment')} onClose={() => setOpen(false)} isSheet>
          <CommentForm detail={detail} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function CommentForm({ detail, onClose }: { detail: TaskDetail; onClose: () => void }) {
  const t = useT();
  const draft = useFormDraft(`comment.${detail.id}`, z.string(), '');
  const [mentioned, setMentioned] = useState<readonly PersonRef[]>([]);
  const [photos, setPhotos] = useState<FileRef[]>([]);
  const [files, setFiles] = useState<FileRef[]>([]);
  const documents = useDocuments({ value: files, onChange: setFiles });
  const [requestId] = useState(() => uuidv7());
  const [isTried, setTried] = useState(false);
  const close = () => {
    draft.forget();
    onClose();
  };
  const send = useAct(taskApi.comment, {
    onDone: () => {
      toast.ok(t('task.done.comment'));
      close();
    },
  });
  const submit = () => {
    setTried(true);
    if (draft.value.trim() === '' || !documents.isSettled) return;
    const photoIds = photos.map((photo) => photo.id);
    const mentionIds = mentioned.map((person) => person.id);
    const documentIds = files.map((file) => file.id);
    void send.run({ id: detail.id, comment: draft.value, mentionIds, photoIds, documentIds, requestId });
  };
  return (
    <ActForm verb={t('task.form.send')} isBusy={send.busy} onSubmit={submit} onClose={close}>
      <CommentText
        shopId={detail.shop.id}
        value={draft.value}
        onChange={draft.set}
        onMention={(person) => setMentioned((before) => [...before.filter(({ id }) => id !== person.id), person])}
        error={isTried && draft.value.trim() === '' ? t('task.form.commentNeeded') : undefined}
      />
      <MentionField shopId={detail.shop.id} value={mentioned} onChange={setMentioned} />
      <PhotoField label={t('task.form.photos')} value={photos} onChange={setPhotos} />
      <DocumentField label={t('ui.attachment.list')} documents={documents} isTried={isTried} />
    </ActForm>
  );
}
