import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import type { AnswerProps } from './answer-props.ts';

/** A text of the inspector's own. */
export function WrittenAnswer({ answer, onChange }: AnswerProps) {
  const t = useT();
  return (
    <textarea
      className="thumb-field"
      aria-label={t('inspection.answerType.text')}
      rows={3}
      maxLength={LIMIT.text.answer}
      placeholder={t('inspection.answer.textPlaceholder')}
      value={typeof answer.value === 'string' ? answer.value : ''}
      onChange={({ target }) => onChange({ value: target.value === '' ? null : target.value })}
    />
  );
}

/** A day. */
export function DayAnswer({ answer, onChange }: AnswerProps) {
  const t = useT();
  return (
    <input
      type="date"
      className="thumb-field"
      aria-label={t('inspection.answerType.date')}
      value={typeof answer.value === 'string' ? answer.value : ''}
      onChange={({ target }) => onChange({ value: target.value === '' ? null : target.value })}
    />
  );
}
