import { useT } from '../../../shared/i18n.tsx';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Pass, fail and, where it is allowed, not applicable: three buttons of 52. */
export function VerdictButtons({ item, answer, onChange }: AnswerProps) {
  const t = useT();
  const is = (value: 'pass' | 'fail') => !answer.na && answer.value === value;
  return (
    <div className="verdicts">
      <button
        type="button"
        data-tone="ok"
        aria-pressed={is('pass')}
        onClick={() => onChange({ value: is('pass') ? null : 'pass', na: false, deductionIds: [] })}
      >
        <Glyph shape="check" size={18} tone={is('pass') ? 'current' : 'ok'} />
        {t('inspection.result.pass')}
      </button>
      <button
        type="button"
        data-tone="bad"
        aria-pressed={is('fail')}
        onClick={() =>
          onChange({ value: is('fail') ? null : 'fail', na: false, ...(is('fail') ? { deductionIds: [] } : {}) })
        }
      >
        <Glyph shape="cross" size={18} tone={is('fail') ? 'current' : 'bad'} />
        {t('inspection.result.fail')}
      </button>
      {item.naAllowed && (
        <button type="button" data-tone="mute" aria-pressed={answer.na} onClick={() => onChange({ na: !answer.na })}>
          <Glyph shape="slash" size={18} tone={answer.na ? 'current' : 'mute'} />
          {t('inspection.result.na')}
        </button>
      )}
    </div>
  );
}
