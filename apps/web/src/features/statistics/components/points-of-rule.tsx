import { pointsApi } from '@rondo/contract/points';
import { Medal } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { useRuleOptions } from '../../points/index.ts';
import { isId } from '../filter.ts';
import type { PointsFilters } from '../points-filter.ts';
import { PointsBars } from './points-bars.tsx';
import { PointsCycles } from './points-cycles.tsx';
import { StatisticsBody } from './statistics-body.tsx';

interface Props {
  filters: PointsFilters;
  onChoose: (ruleId: string[]) => void;
}

/** One rule: how its balances are distributed, and its present cycle beside the last. The period of the page is no part of it. */
export function PointsOfRule({ filters, onChoose }: Props) {
  const t = useT();
  const places = { shopId: filters.shopId.filter(isId), groupId: filters.groupId.filter(isId) };
  const ruleId = [...filters.ofRule, ...filters.ruleId].find(isId);
  const asked = {
    ...(ruleId === undefined ? {} : { ruleId }),
    ...(places.shopId.length > 0 ? { shopId: places.shopId } : {}),
    ...(places.groupId.length > 0 ? { groupId: places.groupId } : {}),
  };
  const answer = useCall(pointsApi.ofRule, asked, { keepPrevious: true });
  const shown = ruleId ?? answer.data?.rule.id;
  const options = useRuleOptions();
  const chosen = shown === undefined ? [] : [shown];
  const chip = <FilterChip label={t('points.column.rule')} value={chosen} options={options} onChange={onChoose} />;
  return (
    <StatisticsBody
      answer={answer}
      isNothing={(figures) => figures === null}
      nothing={
        // Without any rule the page says above that there are no points.
        ruleId !== undefined && (
          <>
            {chip}
            <EmptyState kind="nothing-yet" icon={Medal} title={t('points.statistics.ofRuleEmpty')}>
              {t('points.statistics.ofRuleEmptyHint')}
            </EmptyState>
          </>
        )
      }
      rows={null}
    >
      {(figures) =>
        figures && (
          <div className="statistics" aria-busy={answer.isPlaceholderData}>
            <div className="points-of-rule">{chip}</div>
            <PointsBars figures={figures} places={places} />
            <PointsCycles figures={figures} places={places} />
          </div>
        )
      }
    </StatisticsBody>
  );
}
