import type { AskedQuiz } from '@rondo/contract/kit/quiz';
import { useId, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import './learning.css';

interface Props {
  quiz: AskedQuiz;
  isBusy: boolean;
  onSubmit: (tried: { number: number; answers: number[][] }) => void;
}

/** The questions of a try, in the order in which this reader is asked them; it is handed in once all are answered. */
export function QuizQuestions({ quiz, isBusy, onSubmit }: Props) {
  const t = useT();
  const name = useId();
  // The order belongs to the try: what is read again meanwhile does not change what was asked.
  const [asked] = useState(quiz);
  const [answers, setAnswers] = useState<number[][]>(() => quiz.questions.map(() => []));
  const missing = answers.filter((chosen) => chosen.length === 0).length;
  const choose = (at: number, place: number, isMany: boolean, isOn: boolean) =>
    setAnswers((all) =>
      all.map((chosen, index) => {
        if (index !== at) return chosen;
        if (!isMany) return [place];
        return isOn ? [...chosen, place] : chosen.filter((one) => one !== place);
      }),
    );
  return (
    <div className="learning-quiz">
      {asked.questions.map(({ text, options, isMany }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a try never changes
        <fieldset key={at}>
          <legend>
            {at + 1}. {text} <span className="meta">{t(isMany ? 'learning.quiz.many' : 'learning.quiz.one')}</span>
          </legend>
          {options.map((option, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a try never changes
            <label key={place} className="learning-choice">
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={`${name}-${at}`}
                checked={answers[at]?.includes(place) ?? false}
                onChange={(event) => choose(at, place, isMany, event.target.checked)}
              />
              <span>{option}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <span className="learning-line">
        <span className="meta" role="status">
          {missing > 0 && t('learning.quiz.missing', { count: missing })}
        </span>
        <Button
          look="primary"
          isBusy={isBusy}
          isDisabled={missing > 0}
          onPress={() => onSubmit({ number: asked.number, answers })}
        >
          {t('learning.quiz.submit')}
        </Button>
      </span>
    </div>
  );
}
