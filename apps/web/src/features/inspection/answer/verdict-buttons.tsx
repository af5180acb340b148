import { useT } from '../../../shared/i18n.tsx';
import { KeyHint } from '../../../shared/ui/keys/key-hint.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { PASS } from '../draft/rest-of-section.ts';
import type { AnswerProps } from './answer-props.ts';

type Props = AnswerProps & {
  /** The page goes on after an answer: then giving the same answer again goes on, too, instead of taking it back. */
  doesAdvance: boolean;
};

/** Pass, fail and not applicable: three buttons of 52 that are at the same place for every item. */
export function VerdictButtons({ item, answer, onChange, doesAdvance }: Props) {
  const t = useT();
  const is = (value: 'pass' | 'fail') => !answer.na && answer.value === value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by the item's heading.
    <div className="verdicts" role="group" aria-labelledby="perform-item">
      <button
        type="button"
        data-tone="ok"
        data-first-answer
        aria-pressed={is('pass')}
        aria-keyshortcuts="1"
        onClick={() => onChange(is('pass') && !doesAdvance ? { ...PASS, value: null } : PASS)}
      >
        <StatusIcon shape="check" size={18} tone={is('pass') ? 'current' : 'ok'} />
        {t('inspection.result.pass')}
        <KeyHint>1</KeyHint>
      </button>
      <button
        type="button"
        data-tone="bad"
        aria-pressed={is('fail')}
        aria-keyshortcuts="2"
        onClick={() =>
          onChange({ value: is('fail') ? null : 'fail', na: false, ...(is('fail') ? { deductionIds: [] } : {}) })
        }
      >
        <StatusIcon shape="cross" size={18} tone={is('fail') ? 'current' : 'bad'} />
        {t('inspection.result.fail')}
        <KeyHint>2</KeyHint>
      </button>
      <button
        type="button"
        data-tone="mute"
        aria-pressed={answer.na}
        aria-keyshortcuts="3"
        disabled={!item.naAllowed}
        title={item.naAllowed ? undefined : t('inspection.answer.naRefused')}
        onClick={() => onChange({ na: doesAdvance || !answer.na })}
      >
        <StatusIcon shape="slash" size={18} tone={answer.na ? 'current' : 'mute'} />
        {t('inspection.result.na')}
        {item.naAllowed && <KeyHint>3</KeyHint>}
      </button>
    </div>
  );
}
