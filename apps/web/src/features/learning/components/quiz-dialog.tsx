import { learningApi } from '@rondo/contract/learning';
import { LIMIT } from '@rondo/domain/limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { QuizTryDialog } from './quiz-try-dialog.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** A try of the quiz of a list. */
export function QuizDialog({ id, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const read = useCall(learningApi.quiz, { id }, { part: true });
  const answer = useAct(learningApi.answer, {
    onDone: ({ percent, isPassed }) => {
      const share = format.percent(percent / LIMIT.percent);
      if (isPassed) toast.ok(t('learning.quiz.passed', { percent: share }));
      else toast.warn(t('learning.quiz.failed', { percent: share }));
      refreshCounters();
      onClose();
    },
  });
  return (
    <QuizTryDialog
      title={t('learning.quiz.title')}
      read={read}
      isBusy={answer.busy}
      onSubmit={(tried) => void answer.run({ id, ...tried })}
      onClose={onClose}
    />
  );
}
