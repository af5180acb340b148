import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FullPage } from '../../../shared/ui/form/full-page.tsx';
import { LeaveDialog } from '../../../shared/ui/form/leave-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useLearningForm } from '../use-learning-form.ts';
import { FormDue } from './form-due.tsx';
import { FormFiles } from './form-files.tsx';
import { FormQuiz } from './form-quiz.tsx';
import { FormWhom } from './form-whom.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import './learning.css';

const { title: TITLE, introduction: INTRODUCTION } = LIMIT.learning;

/** The page on which a learning list is written, saved and published. It is saved before its people are checked. */
export function LearningForm({ learning }: { learning: LearningDetail | null }) {
  const t = useT();
  const form = useLearningForm(learning);
  const [isLeaving, setLeaving] = useState(false);
  const [stored, setStored] = useState<{ id: string; rev: number } | null>(null);
  const { part, isBusy } = form;
  const { draft, put, faults } = part;
  const askToPublish = async () => {
    if (form.check(true)) setStored(await form.store());
  };
  return (
    <FullPage
      className="learning-edit"
      title={t(learning ? 'learning.form.editTitle' : 'learning.form.newTitle')}
      leaveLabel={t('learning.form.leave')}
      onLeave={() => (form.isBegun ? setLeaving(true) : form.leave())}
    >
      <div className="learning-form">
        <TextField
          label={t('learning.form.name')}
          isRequired
          error={faults.title}
          value={draft.title}
          maxLength={TITLE}
          onChange={(title) => put({ title })}
        />
        <TextField
          label={t('learning.form.introduction')}
          error={faults.introduction}
          rows={3}
          maxLength={INTRODUCTION}
          value={draft.introduction}
          onChange={(introduction) => put({ introduction })}
        />
        <FormFiles {...part} />
        <FormWhom {...part} />
        <FormDue {...part} />
        <FormQuiz {...part} />
      </div>
      <footer className="full-page-foot learning-foot">
        <Button isBusy={isBusy} onPress={() => void form.save()}>
          {t('learning.form.save')}
        </Button>
        <Button look="primary" isBusy={isBusy} onPress={() => void askToPublish()}>
          {t('learning.form.publish')}
        </Button>
      </footer>
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onGo={form.leave} />}
      {stored && (
        <PublishDialog
          id={stored.id}
          isBusy={isBusy}
          onConfirm={() => void form.publish(stored).finally(() => setStored(null))}
          onClose={() => setStored(null)}
        />
      )}
    </FullPage>
  );
}
