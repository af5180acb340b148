import type { PointsRuleRow } from '@rondo/contract/points-rule';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { validityWords } from '../rule-words.ts';

/** The columns of the list. */
export function usePointsRuleColumns(): Column<PointsRuleRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    // Noon of the day: it is the same day in every zone where the reader may be.
    const dayOf = (day: string) => format.day(`${day}T12:00:00Z`);
    const words = (key: string, title: string, width: number, of: (row: PointsRuleRow) => string) => ({
      ...{ key, title, width, render: of, textOf: of },
    });
    return [
      { ...words('name', t('pointsRule.column.name'), 200, (r) => r.name), always: true },
      words('type', t('pointsRule.column.type'), 120, (r) => t(`pointsRule.types.${r.type}`)),
      words('target', t('pointsRule.column.target'), 90, (r) => t(`pointsRule.targets.${r.target}`)),
      {
        key: 'scope',
        title: t('pointsRule.column.scope'),
        width: 110,
        render: (r) => (
          <Link to={`/score?ruleId=${r.id}`} onClick={(event) => event.stopPropagation()} className="num">
            {t('pointsRule.shops', { count: r.shops })}
          </Link>
        ),
      },
      words('cycle', t('pointsRule.column.cycle'), 120, (r) => t(`pointsRule.cycles.${r.cycle}`)),
      words('limits', t('pointsRule.column.limits'), 170, (r) =>
        [r.lower, r.initial, r.upper].map((value) => format.score(value)).join(' / '),
      ),
      words('validity', t('pointsRule.column.validity'), 200, (r) => validityWords(t, r, dayOf)),
      {
        key: 'state',
        title: t('pointsRule.column.state'),
        width: stateWidth('pointsRule', t),
        render: (r) => <StateLabel object="pointsRule" state={r.standing} />,
      },
      {
        key: 'updated',
        title: t('pointsRule.column.updated'),
        width: 140,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.updatedAt)}</span>,
      },
    ];
  }, [t, format]);
}
