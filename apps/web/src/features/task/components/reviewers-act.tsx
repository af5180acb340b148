import { taskApi } from '@rondo/contract/task';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { CommentField } from '../../../shared/process/act-fields.tsx';
import { useWorkAct } from '../../../shared/process/use-work-act.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { faultOf, type ReviewLevel } from '../review-levels.ts';
import type { ActProps } from './act-props.ts';
import { LevelsField } from './levels-field.tsx';

/** Who reviews it once it is submitted, on up to three levels. */
export function ReviewersAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const [levels, setLevels] = useState<readonly ReviewLevel[]>(() =>
    detail.review.levels.map(({ mode, people }) => ({ mode, memberIds: people.map(({ id }) => id) })),
  );
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const change = useWorkAct(taskApi.changeReviewers, {
    done: () => t('task.done.change_reviewers'),
    onClose,
    onGone,
  });
  const isNeeded = detail.kind === 'self_inspection' || detail.recordId !== null;
  const submit = () => {
    setTried(true);
    if (faultOf(levels, isNeeded)) return;
    const { id, rev } = detail;
    void change.run({ id, rev, comment, levels: levels.map((one) => ({ ...one, memberIds: [...one.memberIds] })) });
  };
  return (
    <ActForm verb={t('task.doing.change_reviewers')} isBusy={change.busy} onSubmit={submit} onClose={onClose}>
      <LevelsField value={levels} onChange={setLevels} isTried={isTried} isNeeded={isNeeded} kind={detail.kind} />
      <CommentField value={comment} onChange={setComment} />
    </ActForm>
  );
}
