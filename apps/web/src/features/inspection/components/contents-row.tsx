import type { Answer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { Repeat } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import type { Mark } from '../draft/item-rows.ts';
import { PASS } from '../draft/rest-of-section.ts';

type Props = {
  item: CheckItem;
  mark: Mark;
  /** What a pass/fail item was given. */
  verdict: 'pass' | 'fail' | null;
  isMissing: boolean;
  failedLastTime: boolean;
  /** From where its answer was carried over; empty for one that is given here. */
  carried: string;
  /** The answer in words; empty while open. */
  answered: string;
  isCurrent: boolean;
  onPick: (itemId: string) => void;
  onAnswer: (item: CheckItem, change: Partial<Answer>) => void;
};

const GLYPH = {
  failed: ['cross', 'bad'],
  open: ['ring', 'ink'],
  na: ['slash', 'mute'],
  done: ['check', 'ok'],
} as const;

/** An item of the contents: how it stands, its name as the way to it, and its verdict. Drawn again only when its own state changes. */
export const ContentsRow = memo(function ContentsRow(props: Props) {
  const { item, mark, isMissing, failedLastTime, carried, answered, isCurrent, onPick } = props;
  const t = useT();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const lacks = isMissing && answered !== '';
  return (
    <li ref={row} data-current={isCurrent}>
      <button
        type="button"
        className="contents-go"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onPick(item.id)}
      >
        <StatusIcon shape={mark === 'open' && !isMissing ? 'dashed' : GLYPH[mark][0]} tone={GLYPH[mark][1]} size={16} />
        <span className="contents-name">
          <span>
            {item.name}
            {item.severity === 'red_line' && (
              <span className="contents-red">
                <StatusIcon shape="octagon" tone="red" size={14} />
                <span className="visually-hidden">{t('state.severity.red_line')}</span>
              </span>
            )}
          </span>
          <span className="meta" data-lacks={lacks}>
            {answered || t(isMissing ? 'inspection.list.missing' : 'inspection.list.optional')}
            {lacks && ` · ${t('inspection.list.incomplete')}`}
          </span>
          {carried && <span className="meta">{carried}</span>}
          {failedLastTime && (
            <span className="contents-past">
              <Repeat size={14} strokeWidth={1.75} aria-hidden />
              {t('inspection.list.lastFailed')}
            </span>
          )}
        </span>
      </button>
      {item.answer === 'pass_fail' && !carried && <RowVerdicts {...props} />}
    </li>
  );
});

function RowVerdicts({ item, verdict: given, onAnswer }: Props) {
  const t = useT();
  const verdict = (result: 'pass' | 'fail', change: Partial<Answer>) => (
    <button
      type="button"
      className="contents-verdict"
      data-tone={result === 'pass' ? 'ok' : 'bad'}
      aria-pressed={given === result}
      aria-label={t('inspection.list.answer', { name: item.name, result: t(`inspection.result.${result}`) })}
      onClick={() => onAnswer(item, given === result ? { value: null, deductionIds: [] } : change)}
    >
      <StatusIcon
        shape={result === 'pass' ? 'check' : 'cross'}
        tone={given === result ? 'current' : result === 'pass' ? 'ok' : 'bad'}
        size={18}
      />
    </button>
  );
  return (
    <span className="contents-verdicts">
      {verdict('pass', PASS)}
      {verdict('fail', { value: 'fail', na: false })}
    </span>
  );
}
