import type { AiRuleRow } from '@rondo/contract/ai-rule-shapes';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { timesWords } from '../words.ts';
import { LedgerMark } from './ledger-mark.tsx';
import { WeekEvents } from './week-events.tsx';

/** The state of a rule; one that lacks its model says so instead. */
export function RuleState({ row }: { row: AiRuleRow }) {
  const t = useT();
  if (row.lacksModel && row.state !== 'off') return <span className="ai-rule-lacks">{t('aiRule.lacksModel')}</span>;
  return <StateLabel object="aiRule" state={row.state} />;
}

/** The columns of the rules. */
export function useRuleColumns(): Column<AiRuleRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        ...{ key: 'name', title: t('aiRule.field.name'), width: 220, always: true },
        ...{ render: (r: AiRuleRow) => r.name, textOf: (r: AiRuleRow) => r.name },
      },
      {
        ...{ key: 'state', title: t('aiRule.state'), width: stateWidth('aiRule', t) + 24 },
        render: (r) => <RuleState row={r} />,
      },
      {
        ...{ key: 'kind', title: t('aiRule.field.eventName'), width: 150 },
        ...{ render: (r: AiRuleRow) => r.eventName, textOf: (r: AiRuleRow) => r.eventName },
      },
      {
        ...{ key: 'times', title: t('aiRule.field.times'), width: 180 },
        render: (r) => timesWords(t, format.list, r),
        textOf: (r) => timesWords(t, format.list, r),
      },
      {
        ...{ key: 'reach', title: t('aiRule.field.scope'), width: 190 },
        render: (r) => (
          <span className="num">
            {t('aiRule.reached', r.reached)}
            {r.reached.moved > 0 && (
              <>
                {' · '}
                <span className="ai-rule-bad">{t('aiRule.moved', { count: r.reached.moved })}</span>
              </>
            )}
          </span>
        ),
      },
      {
        ...{ key: 'ledger', title: t('aiRule.ledger.precision'), width: 170 },
        render: (r) => <LedgerMark ruleId={r.id} ledger={r.ledger} />,
      },
      {
        ...{ key: 'week', title: t('aiRule.week'), width: 130 },
        render: (r) => <WeekEvents ruleId={r.id} count={r.week.events} />,
      },
      {
        ...{ key: 'editor', title: t('aiRule.editedBy'), width: 150, hidden: true },
        render: (r) => <Person name={r.editedBy.name} />,
        textOf: (r) => r.editedBy.name,
      },
      {
        ...{ key: 'created', title: t('aiRule.created'), width: 140, sortable: true, hidden: true },
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format],
  );
}
