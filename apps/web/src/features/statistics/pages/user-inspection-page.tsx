import { userInspectionApi } from '@rondo/contract/user-inspection';
import { INSPECTOR_SETS } from '@rondo/domain/user-figures';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { FigureCards } from '../components/figure-cards.tsx';
import { InspectorSection, inspectorTableOf } from '../components/inspector-section.tsx';
import { RowsBar } from '../components/rows-bar.tsx';
import { StatisticsBody } from '../components/statistics-body.tsx';
import { StatisticsFrame } from '../components/statistics-frame.tsx';
import { StrictnessCard } from '../components/strictness-card.tsx';
import { EvidenceCard, LeadersCard } from '../components/user-bars.tsx';
import { UserTrendCard } from '../components/user-trend-card.tsx';
import { WeighedHeadline } from '../components/weighed-headline.tsx';
import { WorkloadCard } from '../components/workload-card.tsx';
import { type Asked, askedOf, pickedPart } from '../filter.ts';
import { type UserOverview, useUserCards } from '../use-user-cards.ts';
import { USER_FILTERS, type UserFilters, usableUsers } from '../user-filter.ts';
import { usualPeriod } from '../usual-period.ts';

/** Inspectors (product 12.6): how much they inspect, how long it takes them, and how strict they are beside each other. */
export default function UserInspectionPage() {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const params = useListParams({ filters: USER_FILTERS, sort: '-records' });
  const { filters, isCut } = useMemo(() => usableUsers(params.filters), [params.filters]);
  const today = format.civilDay(Date.now());
  const asked = useMemo(() => askedOf(filters, usualPeriod(today)), [filters, today]);
  const answer = useCall(userInspectionApi.overview, asked, { keepPrevious: true });
  const change = (next: Partial<UserFilters>) => params.set({ filters: next });
  const shown = { params: { ...params, filters }, asked };
  return (
    <StatisticsFrame
      tab="userInspection"
      title={t('userInspection.title')}
      actions={
        <>
          <SubscribeLink report="userInspection" filters={{ ...asked, ...inspectorTableOf(shown.params) }} />
          {can('x_record_export') && <TableExport {...shown} />}
        </>
      }
      live={{ filters, asked, onSet: change, isCut, until: answer.data?.dataUntilOn }}
    >
      <StatisticsBody
        answer={answer}
        isNothing={({ counts }) => counts.records + counts.due === 0}
        nothing={
          <EmptyState kind="nothing-yet" icon={Users} title={t('userInspection.emptyTitle')}>
            {t('userInspection.emptyHint')}
          </EmptyState>
        }
        rows={
          filters.rows[0] === 'inspectors' && (
            <>
              <RowsBar onBack={() => params.set({ filters: { rows: [], inspectors: [] }, page: 1 })}>
                <FilterChip
                  label={t('userInspection.table.inspectors')}
                  options={INSPECTOR_SETS.map((value) => ({ value, label: t(`userInspection.set.${value}`) }))}
                  value={filters.inspectors}
                  onChange={(inspectors) => change({ inspectors })}
                />
              </RowsBar>
              <InspectorSection {...shown} />
            </>
          )
        }
      >
        {(overview) => (
          <div className="statistics" aria-busy={answer.isPlaceholderData}>
            <Figures
              {...{ overview, asked }}
              onPick={(part) => change(pickedPart(filters, asked, part))}
              onWeigh={(weighting) => change({ weighting })}
            />
            <InspectorSection {...shown} />
          </div>
        )}
      </StatisticsBody>
    </StatisticsFrame>
  );
}

/** The table as a file, in the order that is chosen. */
function TableExport({ asked, params }: { asked: Asked; params: Parameters<typeof inspectorTableOf>[0] }) {
  const t = useT();
  const { granularity: _granularity, compare: _compare, ...filter } = asked;
  return (
    <ExportMenu
      title={t('userInspection.title')}
      filters={{ ...filter, ...inspectorTableOf(params) }}
      count={(of) => call(userInspectionApi.table, of)}
      save={(of) => saveAnswer(userInspectionApi.export, of)}
      start={(of) => call(userInspectionApi.startExport, of)}
    />
  );
}

interface FiguresProps {
  overview: UserOverview;
  asked: Asked;
  onPick: (span: { from: string; to: string }) => void;
  onWeigh: (weighting: string[]) => void;
}

/** Everything above the table. */
function Figures({ overview, asked, onPick, onWeigh }: FiguresProps) {
  const t = useT();
  const cards = useUserCards(overview, asked);
  const shared = { overview, asked };
  return (
    <>
      <WeighedHeadline
        {...{ cards, onWeigh }}
        previous={{ from: overview.previousFrom, to: overview.previousTo }}
        weighting={asked.weighting}
      />
      <FigureCards label={t('userInspection.title')} cards={cards} />
      <div className="statistics-row">
        <UserTrendCard {...shared} onPick={onPick} />
        <LeadersCard {...shared} />
      </div>
      <div className="statistics-row">
        <StrictnessCard {...shared} />
        <EvidenceCard {...shared} />
      </div>
      {overview.busiest.length > 0 && <WorkloadCard {...shared} />}
    </>
  );
}
