import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import type { FormPart } from '../learning-draft.ts';
import { newQuestion } from '../quiz-draft.ts';
import { QuizQuestionFields } from './quiz-question-fields.tsx';

const { questions: MOST, attempts: ATTEMPTS } = LIMIT.learning;

/** The quiz of a list, where it has one. */
export function FormQuiz({ draft, put, faults }: FormPart) {
  const t = useT();
  const { hasQuiz, questions, passPercent, attemptsPerDay } = draft;
  return (
    <fieldset className="learning-part">
      <SwitchLine
        label={t('learning.form.quiz')}
        hint={t('learning.form.quizHint')}
        isOn={hasQuiz}
        onChange={(isOn) => put({ hasQuiz: isOn, questions: questions.length > 0 ? questions : [newQuestion()] })}
      />
      {hasQuiz && (
        <>
          <NumberField
            label={t('learning.form.passPercent')}
            value={passPercent}
            min={1}
            max={LIMIT.percent}
            digits={0}
            suffix="%"
            onChange={(next) => put({ passPercent: next })}
          />
          <NumberField
            label={t('learning.form.attempts')}
            value={attemptsPerDay}
            min={1}
            max={ATTEMPTS}
            digits={0}
            onChange={(next) => put({ attemptsPerDay: next })}
          />
          <QuizQuestionFields
            questions={questions}
            most={MOST}
            onChange={(next) => put({ questions: next, hasQuiz: true })}
          />
          <FieldError>{faults.quiz}</FieldError>
        </>
      )}
    </fieldset>
  );
}
