import type { Output } from '@rondo/contract/kit/endpoint';
import { pointsApi } from '@rondo/contract/points';
import { Medal } from 'lucide-react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { askedPoints, ledgerRows, POINTS_FILTERS, type PointsAsked } from '../points-filter.ts';
import { usualPeriod } from '../usual-period.ts';
import { PointsFilters } from './points-filters.tsx';
import { PointsOfRule } from './points-of-rule.tsx';
import { EventsCard, GroupsCard, OwnersCard, PartsCard } from './points-tables.tsx';
import { StatisticsBody } from './statistics-body.tsx';
import { StatisticsFrame } from './statistics-frame.tsx';

/** Points as a tab of the statistics (product 13): what came and went, why, and where. */
export function PointsStatistics() {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const params = useListParams({ filters: POINTS_FILTERS });
  const asked = askedPoints(params.filters, usualPeriod(format.civilDay(Date.now())));
  const answer = useCall(pointsApi.statistics, asked, { keepPrevious: true });
  const ofRule = <PointsOfRule filters={params.filters} onChoose={(id) => params.set({ filters: { ofRule: id } })} />;
  return (
    <StatisticsFrame
      tab="points"
      title={t('points.statistics.menu')}
      actions={
        <>
          <SubscribeLink report="pointsStatistics" filters={asked} />
          {can('x_record_export') && (
            <ExportMenu
              title={t('points.statistics.menu')}
              filters={asked}
              count={async () => ({ total: (await call(pointsApi.statistics, asked)).ranked })}
              save={(of) => saveAnswer(pointsApi.exportStatistics, of)}
              start={(of) => call(pointsApi.startExportStatistics, of)}
            />
          )}
        </>
      }
      own={{
        filters: <PointsFilters asked={asked} filters={params.filters} onSet={(filters) => params.set({ filters })} />,
        kept: { from: [asked.from], to: [asked.to], shopId: params.filters.shopId, groupId: params.filters.groupId },
      }}
    >
      <StatisticsBody
        answer={answer}
        isNothing={({ events }) => events.length === 0}
        nothing={
          <>
            <EmptyState kind="nothing-yet" icon={Medal} title={t('points.statistics.empty')}>
              {t('points.statistics.emptyHint')}
            </EmptyState>
            {ofRule}
          </>
        }
        rows={null}
      >
        {(figures) => (
          <div className="statistics" aria-busy={answer.isPlaceholderData}>
            <Figures figures={figures} asked={asked} />
            <EventsCard events={figures.events} asked={asked} />
            {figures.groups.length > 0 && <GroupsCard groups={figures.groups} asked={asked} />}
            {ofRule}
            <OwnersCard owners={figures.owners} asked={asked} />
            <PartsCard trend={figures.trend} asked={asked} />
          </div>
        )}
      </StatisticsBody>
    </StatisticsFrame>
  );
}

interface Props {
  figures: Output<typeof pointsApi.statistics>;
  asked: PointsAsked;
}

/** The sums with their trend; each opens exactly its lines of the ledger. */
function Figures({ figures: { all, trend }, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const net = all.plus - all.minus;
  const stat = (key: 'plus' | 'minus' | 'net' | 'lost', value: string, to: string, spark: number[]) => ({
    ...{ key, value, to, spark, label: t(`points.statistics.${key}`) },
    formula: t(`points.statistics.formula.${key}`),
  });
  return (
    <StatStrip
      label={t('points.statistics.menu')}
      stats={[
        stat(
          'plus',
          format.count(all.plus),
          ledgerRows(asked, { sign: ['plus'] }),
          trend.map((part) => part.plus),
        ),
        stat(
          'minus',
          format.count(all.minus),
          ledgerRows(asked, { sign: ['minus'] }),
          trend.map((part) => part.minus),
        ),
        stat(
          'net',
          format.count(net),
          ledgerRows(asked, {}),
          trend.map((part) => part.plus - part.minus),
        ),
        stat(
          'lost',
          format.count(all.lost),
          ledgerRows(asked, { limited: ['true'] }),
          trend.map((part) => part.lost),
        ),
      ]}
    />
  );
}
