import { templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { allItems } from '@rondo/domain/scoring/template';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Editor } from '../editor/use-editor.ts';
import { FaultList } from './fault-list.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
  onPublished: () => void;
}

/** Publishing the draft: what is still wrong, or the note of the release. */
export function PublishDialog({ editor, onClose, onPublished }: Props) {
  const t = useT();
  const { detail, faults, save } = editor;
  const { no } = detail.version;
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const publish = useAct(templateApi.publish, {
    onDone: (answer) => {
      toast.ok(t('template.done.published', { no: answer.no }));
      onPublished();
    },
  });
  const needsNote = no > 1 && note.trim() === '';
  const needsReview = detail.generation?.isReviewed === false && !isReviewed;
  const submit = async () => {
    setAsked(true);
    if (needsNote || needsReview) return;
    if (!(await save.flush())) {
      toast.warn(t('template.done.saveFirst'));
      return;
    }
    await publish.run({ id: detail.id, rev: save.revNow(), releaseNote: note, isReviewed });
  };
  const count = faults.length;
  return (
    <ConfirmDialog
      title={t('template.publish.title', { no })}
      verb={t('template.publish.submit')}
      isBusy={publish.busy}
      isDisabled={count > 0}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      {count > 0 ? (
        <>
          <p className="te-dialog-line">{t('template.publish.notReady', { count })}</p>
          <FaultList editor={editor} onJump={onClose} />
        </>
      ) : (
        <div className="template-form">
          <CountedNextRun />
          <p>{no > 1 ? t('template.publish.next', { no }) : t('template.publish.first')}</p>
          <TextField
            label={t('template.publish.note')}
            hint={t('template.publish.noteHint')}
            value={note}
            onChange={setNote}
            rows={3}
            maxLength={LIMIT.text.comment}
            isRequired={no > 1}
            autoFocus
            error={isAsked && needsNote ? t('template.publish.noteNeeded') : ''}
          />
          {detail.generation?.isReviewed === false && (
            <div className="field">
              <Checkbox
                label={t('template.generation.confirm', { count: allItems(editor.draft.content).length })}
                isChecked={isReviewed}
                onChange={setReviewed}
              />
              {isAsked && needsReview && (
                <p className="field-error" role="alert">
                  {t('template.generation.confirmNeeded')}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
