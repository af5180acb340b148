import { itemResult } from '@rondo/domain/scoring/item-result';
import { settle } from '@rondo/domain/scoring/round';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { unitOf } from '../draft/value-text.ts';
import type { AnswerProps } from './answer-props.ts';
import { boundsText, numberOf } from './bounds.ts';

/** A number or a temperature: typed, or nudged with the thumb; whether it passes is said at once. */
export function MeasureField({ item, answer, onChange }: AnswerProps) {
  const t = useT();
  const value = typeof answer.value === 'number' ? answer.value : null;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && numberOf(typed) === value ? typed : (value?.toString() ?? '');
  const step = item.answer === 'temperature' ? 0.1 : 1;
  const set = (next: number | null, text: string | null) => {
    setTyped(text);
    onChange({ value: next });
  };
  const nudge = (by: number) => set(value === null ? (item.max ?? item.min ?? 0) : settle(value + by), null);
  const bounds = boundsText(item, t);
  return (
    <>
      <div className="measure">
        {/* The arrow keys do what the two buttons do: Tab goes from the field straight on. */}
        <button type="button" tabIndex={-1} aria-label={t('inspection.answer.less')} onClick={() => nudge(-step)}>
          <Minus size={18} aria-hidden />
        </button>
        <input
          inputMode="decimal"
          aria-label={`${t(`inspection.answerType.${item.answer}`)} ${unitOf(item).trim()}`}
          autoComplete="off"
          value={shown}
          data-result={itemResult(item, answer).result}
          aria-describedby={bounds ? `bounds-${item.id}` : undefined}
          onChange={({ target }) => set(numberOf(target.value), target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            const by = { ArrowUp: step, ArrowDown: -step }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            nudge(by);
          }}
        />
        <button type="button" tabIndex={-1} aria-label={t('inspection.answer.more')} onClick={() => nudge(step)}>
          <Plus size={18} aria-hidden />
        </button>
        <span className="measure-unit">{unitOf(item).trim()}</span>
      </div>
      {bounds && (
        <p id={`bounds-${item.id}`} className="answer-hint">
          {bounds}
        </p>
      )}
    </>
  );
}
