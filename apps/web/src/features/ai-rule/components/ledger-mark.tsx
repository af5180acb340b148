import type { AiRuleRow } from '@rondo/contract/ai-rule-shapes';
import { judgedOf } from '@rondo/domain/ai/precision';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

/** How right a rule is, by what people said; opens what they judged. */
export function LedgerMark({ ruleId, ledger }: { ruleId: string; ledger: AiRuleRow['ledger'] }) {
  const t = useT();
  const format = useFormat();
  const judged = judgedOf(ledger);
  if (judged === 0) return <span className="meta">{t('aiRule.ledger.none')}</span>;
  return (
    <Link
      className="num"
      title={t('aiRule.ledger.formula')}
      to={`/inspect/overviewOfResults?ruleId=${ruleId}&counted=true`}
      onClick={(event) => event.stopPropagation()}
    >
      {format.percent(ledger.precision)} · {t('aiRule.ledger.judged', { count: judged })}
    </Link>
  );
}
