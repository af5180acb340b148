import { itemResult } from '@rondo/domain/scoring/item-result';
import type { AnswerType } from '@rondo/domain/scoring/template';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import type { AnswerProps } from '../answer/answer-props.ts';
import { MarksField } from '../answer/marks-field.tsx';
import { MeasureField } from '../answer/measure-field.tsx';
import { OptionList } from '../answer/option-list.tsx';
import { DayAnswer, WrittenAnswer } from '../answer/plain-fields.tsx';
import { VerdictButtons } from '../answer/verdict-buttons.tsx';

/** Answers of a height that never changes: they have a fixed place at the thumb. The others scroll with the item. */
const AT_THUMB: ReadonlySet<AnswerType> = new Set(['pass_fail', 'score', 'number', 'temperature', 'date'] as const);
export const isAtThumb = (type: AnswerType): boolean => AT_THUMB.has(type);

type Props = AnswerProps & {
  /** The pad of a signature item: it needs the pictures. */
  signature: ReactNode;
  doesAdvance: boolean;
};

/** What is asked, N/A, the verdict at its right, and the field of the item's type. */
export function AnswerField(props: Props) {
  const t = useT();
  const { item, answer } = props;
  if (item.answer === 'pass_fail') return <VerdictButtons {...props} />;
  if (item.answer === 'photo' && !item.naAllowed) return null;
  return (
    <section
      className={isAtThumb(item.answer) ? 'answer-at-thumb' : 'answer-card'}
      aria-label={t(`inspection.answerType.${item.answer}`)}
    >
      <AnswerHead {...props} />
      {!answer.na && <Field {...props} />}
    </section>
  );
}

function AnswerHead({ item, answer, onChange }: AnswerProps) {
  const t = useT();
  const { result } = itemResult(item, answer);
  return (
    <div className="answer-head">
      <span>{t(`inspection.answerType.${item.answer}`)}</span>
      {item.naAllowed && (
        <button type="button" className="answer-na" onClick={() => onChange({ na: !answer.na })}>
          {t(answer.na ? 'inspection.answer.naUndo' : 'inspection.answer.na')}
        </button>
      )}
      {(result === 'pass' || result === 'fail') && (
        <output className="answer-verdict" data-result={result}>
          <StatusIcon shape={result === 'pass' ? 'check' : 'cross'} tone={result === 'pass' ? 'ok' : 'bad'} size={16} />
          {t(`inspection.result.${result}`)}
        </output>
      )}
      {result === 'na' && (
        <span className="answer-verdict">
          <StatusIcon shape="slash" tone="mute" size={16} />
          {t('inspection.result.na')}
        </span>
      )}
    </div>
  );
}

function Field({ signature, ...props }: Props) {
  switch (props.item.answer) {
    case 'pass_fail':
      return null;
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
