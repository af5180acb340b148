import { LIMIT } from '@rondo/domain/limit';
import { Plus, Trash2, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { type DraftQuestion, newOption, newQuestion } from '../quiz-draft.ts';
import './learning.css';

const { question: QUESTION, options: OPTIONS, option: OPTION } = LIMIT.learning;

interface Props {
  questions: readonly DraftQuestion[];
  /** How many there may be. */
  most: number;
  onChange: (questions: DraftQuestion[]) => void;
}

/** The questions of a quiz as they are written: each with its answers and which are right. */
export function QuizQuestionFields({ questions, most, onChange }: Props) {
  const t = useT();
  const change = (key: string, next: DraftQuestion) => onChange(questions.map((one) => (one.key === key ? next : one)));
  return (
    <>
      {questions.map((question, index) => (
        <Question
          key={question.key}
          no={index + 1}
          question={question}
          onChange={(next) => change(question.key, next)}
          onRemove={() => onChange(questions.filter(({ key }) => key !== question.key))}
        />
      ))}
      {questions.length < most && (
        <Button icon={Plus} onPress={() => onChange([...questions, newQuestion()])}>
          {t('learning.form.addQuestion')}
        </Button>
      )}
    </>
  );
}

interface QuestionProps {
  no: number;
  question: DraftQuestion;
  onChange: (question: DraftQuestion) => void;
  onRemove: () => void;
}

function Question({ no, question, onChange, onRemove }: QuestionProps) {
  const t = useT();
  const { text, options } = question;
  const setOption = (key: string, patch: Partial<DraftQuestion['options'][number]>) =>
    onChange({ ...question, options: options.map((one) => (one.key === key ? { ...one, ...patch } : one)) });
  return (
    <div className="learning-question">
      <div className="learning-line">
        <span className="strong">{t('learning.form.question', { no })}</span>
        <button
          type="button"
          className="quiet"
          aria-label={t('learning.form.removeQuestion', { no })}
          onClick={onRemove}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <TextField
        label={t('learning.form.question', { no })}
        isLabelHidden
        value={text}
        maxLength={QUESTION}
        onChange={(next) => onChange({ ...question, text: next })}
      />
      {options.map((option, index) => (
        <div key={option.key} className="learning-option">
          <Checkbox
            label={t('learning.form.isRight', { no: index + 1 })}
            isLabelHidden
            isChecked={option.isRight}
            onChange={(isRight) => setOption(option.key, { isRight })}
          />
          <TextField
            label={t('learning.form.option', { no: index + 1 })}
            isLabelHidden
            value={option.text}
            maxLength={OPTION}
            onChange={(next) => setOption(option.key, { text: next })}
          />
          {options.length > OPTIONS.min && (
            <button
              type="button"
              className="quiet"
              aria-label={t('learning.form.removeOption', { no: index + 1 })}
              onClick={() => onChange({ ...question, options: options.filter(({ key }) => key !== option.key) })}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </button>
          )}
        </div>
      ))}
      {options.length < OPTIONS.max && (
        <Button icon={Plus} onPress={() => onChange({ ...question, options: [...options, newOption()] })}>
          {t('learning.form.addOption')}
        </Button>
      )}
    </div>
  );
}
