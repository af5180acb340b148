import { useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Options of a level, a choice or several choices, each a row for the thumb. */
export function OptionList({ item, answer, hidesPoints = false, onChange }: AnswerProps) {
  const t = useT();
  const isMulti = item.answer === 'multi';
  const chosen = Array.isArray(answer.value) ? answer.value : [answer.value];
  // The arrow keys choose on their way through the options.
  const byKey = useRef(false);
  const toggle = (id: string) => {
    if (!isMulti) return onChange({ value: id, na: false }, byKey.current);
    const kept = chosen.filter((one) => typeof one === 'string');
    onChange({ value: kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id], na: false });
  };
  return (
    <fieldset
      className="choices"
      onKeyDown={() => {
        byKey.current = true;
      }}
      onPointerDown={() => {
        byKey.current = false;
      }}
    >
      <legend className="visually-hidden">{t(`inspection.answerType.${item.answer}`)}</legend>
      {item.options.map((option) => (
        <label key={option.id} className="choice">
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name={`option-${item.id}`}
            checked={!answer.na && chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
          <span>{option.text}</span>
          {option.isFail && <StatusIcon shape="cross" tone="bad" size={14} />}
          {option.points !== 0 && !hidesPoints && (
            <span className="meta num">{t('inspection.answer.plusPoints', { points: option.points })}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
