import type { QuizAttempt } from '@rondo/contract/kit/quiz';
import { LIMIT } from '@rondo/domain/limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import './learning.css';

/** The last try: what was wrong, and once the quiz is passed what is right. */
export function AttemptResult({ attempt: { percent, isPassed, questions } }: { attempt: QuizAttempt }) {
  const t = useT();
  const format = useFormat();
  const share = format.percent(percent / LIMIT.percent);
  const result = t(isPassed ? 'learning.mine.passed' : 'learning.mine.failed');
  return (
    <>
      <p className="strong">{t('learning.mine.result', { percent: share, result })}</p>
      <ol className="learning-files">
        {questions.map((question, at) => {
          const named = (places: readonly number[]) =>
            format.list(places.map((place) => question.options[place] ?? ''));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a try never changes
            <li key={at}>
              <span className="learning-line">
                <span>{question.text}</span>
                <span className={question.isRight ? 'meta' : 'learning-late'}>
                  {t(question.isRight ? 'learning.quiz.right' : 'learning.quiz.wrong')}
                </span>
              </span>
              <span className="meta">{t('learning.quiz.chosen', { names: named(question.chosen) })}</span>
              {question.right && !question.isRight && (
                <span className="meta">{t('learning.quiz.rightOption', { names: named(question.right) })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
