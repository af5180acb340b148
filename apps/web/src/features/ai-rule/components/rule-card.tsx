import type { AiRuleRow } from '@rondo/contract/ai-rule-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { timesWords } from '../words.ts';
import { LedgerMark } from './ledger-mark.tsx';
import { RuleState } from './rule-columns.tsx';

/** A rule on the phone. */
export function RuleCard({ row }: { row: AiRuleRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="ai-rule-card">
      <div className="ai-rule-line">
        <strong className="ellipsis">{row.name}</strong>
        <RuleState row={row} />
      </div>
      <div className="ellipsis">
        {row.eventName} · {timesWords(t, format.list, row)}
      </div>
      <div className="ai-rule-line">
        <span className="meta ellipsis">{t('aiRule.reached', row.reached)}</span>
        <LedgerMark ruleId={row.id} ledger={row.ledger} />
      </div>
    </div>
  );
}
