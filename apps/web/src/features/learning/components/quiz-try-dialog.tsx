import type { AskedQuiz } from '@rondo/contract/kit/quiz';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureWords } from '../../../shared/http/http.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { QuizQuestions } from './quiz-questions.tsx';

interface Props {
  title: string;
  /** How far reading the questions is. */
  read: { data: AskedQuiz | undefined; error: Error | null; isPending: boolean };
  isBusy: boolean;
  onSubmit: (tried: { requestId: string; number: number; answers: number[][] }) => void;
  onClose: () => void;
}

/** A try of a quiz. What was chosen stays when handing it in fails; the same try counts once. */
export function QuizTryDialog({ title, read, isBusy, onSubmit, onClose }: Props) {
  const [requestId] = useState(() => uuidv7());
  return (
    <Dialog title={title} width={640} isSheet isSticky onClose={onClose}>
      {read.isPending && <SkeletonRows rows={4} />}
      {read.error && <p className="meta">{failureWords(read.error)}</p>}
      {read.data && (
        <QuizQuestions
          key={read.data.number}
          quiz={read.data}
          isBusy={isBusy}
          onSubmit={(tried) => onSubmit({ requestId, ...tried })}
        />
      )}
    </Dialog>
  );
}
