import { settle } from '@rondo/domain/scoring/round';
import { Minus, Plus } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Marks from 0 to the full marks: a slider for the big move, two buttons for the last step. */
export function MarksField({ item, answer, onChange }: AnswerProps) {
  const t = useT();
  const value = typeof answer.value === 'number' ? answer.value : null;
  const nudge = (by: number) => {
    const next = value === null ? item.maxScore : settle(value + by);
    onChange({ value: Math.min(item.maxScore, Math.max(0, next)) });
  };
  return (
    <>
      <div className="measure">
        {/* The slider takes the arrow keys: Tab goes straight to it. */}
        <button type="button" tabIndex={-1} aria-label={t('inspection.answer.less')} onClick={() => nudge(-item.step)}>
          <Minus size={18} aria-hidden />
        </button>
        <output className="marks">
          {value ?? t('ui.noValue')}
          <small>{t('inspection.answer.outOf', { max: item.maxScore })}</small>
        </output>
        <button type="button" tabIndex={-1} aria-label={t('inspection.answer.more')} onClick={() => nudge(item.step)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
      <input
        type="range"
        className="marks-slider"
        aria-label={t('inspection.answerType.score')}
        min={0}
        max={item.maxScore}
        step={item.step}
        value={value ?? 0}
        data-empty={value === null}
        onChange={({ target }) => onChange({ value: settle(target.valueAsNumber) })}
      />
    </>
  );
}
