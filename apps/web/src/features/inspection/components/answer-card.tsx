import { itemResult } from '@rondo/domain/scoring/item-result';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Glyph } from '../../../shared/ui/glyph/glyph.tsx';
import type { AnswerProps } from '../answer/answer-props.ts';
import { DeductionList } from '../answer/deduction-list.tsx';
import { MarksField } from '../answer/marks-field.tsx';
import { MeasureField } from '../answer/measure-field.tsx';
import { OptionList } from '../answer/option-list.tsx';
import { DayAnswer, WrittenAnswer } from '../answer/plain-fields.tsx';
import { VerdictButtons } from '../answer/verdict-buttons.tsx';

type Props = AnswerProps & {
  /** The pad of a signature item: it needs the pictures. */
  signature: ReactNode;
};

/** The answer at the thumb: what is asked, the verdict at its right, the field of the item's type, N/A and reasons. */
export function AnswerCard({ signature, ...props }: Props) {
  const t = useT();
  const { item, answer, onChange } = props;
  const { result } = itemResult(item, answer);
  const isVerdict = item.answer === 'pass_fail';
  if (item.answer === 'photo' && !item.naAllowed) return null;
  return (
    <section className="answer-card" aria-label={t(`inspection.answerType.${item.answer}`)}>
      <div className="answer-head">
        <span>{t(`inspection.answerType.${item.answer}`)}</span>
        {item.naAllowed && !isVerdict && (
          <button type="button" className="answer-na" onClick={() => onChange({ na: !answer.na })}>
            {t(answer.na ? 'inspection.answer.naUndo' : 'inspection.answer.na')}
          </button>
        )}
        {!isVerdict && (result === 'pass' || result === 'fail') && (
          <output className="answer-verdict" data-result={result}>
            <Glyph shape={result === 'pass' ? 'check' : 'cross'} tone={result === 'pass' ? 'ok' : 'bad'} size={16} />
            {t(`inspection.result.${result}`)}
          </output>
        )}
        {!isVerdict && result === 'na' && (
          <span className="answer-verdict">
            <Glyph shape="slash" tone="mute" size={16} />
            {t('inspection.result.na')}
          </span>
        )}
      </div>
      {(isVerdict || !answer.na) && <Field {...props} signature={signature} />}
      {answer.na && <NaReason {...props} />}
      {asksReasons(props) && <DeductionList {...props} />}
    </section>
  );
}

/** A pass/fail item asks why once it has failed; others at once, because a ticked reason is what fails them. */
function asksReasons({ item, answer }: AnswerProps): boolean {
  if (item.deductions.length === 0 || answer.na) return false;
  return item.answer !== 'pass_fail' || answer.value === 'fail' || answer.deductionIds.length > 0;
}

function Field({ signature, ...props }: Props) {
  switch (props.item.answer) {
    case 'pass_fail':
      return <VerdictButtons {...props} />;
    case 'score':
      return <MarksField {...props} />;
    case 'number':
    case 'temperature':
      return <MeasureField {...props} />;
    case 'level':
    case 'single':
    case 'multi':
      return <OptionList {...props} />;
    case 'text':
      return <WrittenAnswer {...props} />;
    case 'date':
      return <DayAnswer {...props} />;
    case 'signature':
      return signature;
    case 'photo':
      return null;
    default:
      return props.item.answer satisfies never;
  }
}

function NaReason({ item, answer, onChange }: AnswerProps) {
  const t = useT();
  const label = t(item.naReasonRequired ? 'inspection.answer.naReason' : 'inspection.answer.naReasonOptional');
  return (
    <input
      className="thumb-field na-reason"
      aria-label={label}
      placeholder={label}
      required={item.naReasonRequired}
      maxLength={200}
      value={answer.naReason}
      onChange={({ target }) => onChange({ naReason: target.value })}
    />
  );
}
