import { useT } from '../../../shared/i18n.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Why marks are taken away: a ticked reason fails the item, and a pass/fail item is then marked as failed. */
export function DeductionList({ item, answer, hidesPoints = false, onChange }: AnswerProps) {
  const t = useT();
  const toggle = (id: string) => {
    const isOn = answer.deductionIds.includes(id);
    const deductionIds = isOn ? answer.deductionIds.filter((one) => one !== id) : [...answer.deductionIds, id];
    onChange({ deductionIds, ...(item.answer === 'pass_fail' && !isOn ? { value: 'fail' } : {}) });
  };
  return (
    <fieldset className="choices deductions">
      <legend>{t('inspection.answer.reasons')}</legend>
      {item.deductions.map((reason) => (
        <label key={reason.id} className="choice">
          <input type="checkbox" checked={answer.deductionIds.includes(reason.id)} onChange={() => toggle(reason.id)} />
          <span>{reason.text}</span>
          {!hidesPoints && <span className="meta num">{t('inspection.answer.minus', { points: reason.points })}</span>}
        </label>
      ))}
    </fieldset>
  );
}
