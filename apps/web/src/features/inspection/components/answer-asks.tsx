import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import type { AnswerProps } from '../answer/answer-props.ts';
import { DeductionList } from '../answer/deduction-list.tsx';

/** What an answer asks for besides itself: why it does not apply, why it failed. */
export function AnswerAsks(props: AnswerProps) {
  const { answer } = props;
  const hasReasons = asksReasons(props);
  if (!answer.na && !hasReasons) return null;
  return (
    <div className="answer-card">
      {answer.na && <NaReason {...props} />}
      {hasReasons && <DeductionList {...props} />}
    </div>
  );
}

/** A pass/fail item asks why once it has failed; others at once, because a ticked reason is what fails them. */
function asksReasons({ item, answer }: AnswerProps): boolean {
  if (item.deductions.length === 0 || answer.na) return false;
  return item.answer !== 'pass_fail' || answer.value === 'fail' || answer.deductionIds.length > 0;
}

function NaReason({ item, answer, onChange }: AnswerProps) {
  const t = useT();
  const label = t(item.naReasonRequired ? 'inspection.answer.naReason' : 'inspection.answer.naReasonOptional');
  return (
    <input
      className="thumb-field"
      aria-label={label}
      placeholder={label}
      required={item.naReasonRequired}
      maxLength={LIMIT.text.reason}
      value={answer.naReason}
      onChange={({ target }) => onChange({ naReason: target.value })}
    />
  );
}
