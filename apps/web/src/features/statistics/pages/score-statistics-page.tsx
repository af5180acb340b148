import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import type { Weighting } from '@rondo/domain/score-figures';
import { Award } from 'lucide-react';
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
import { BandsCard } from '../components/bands-card.tsx';
import { CategoriesCard } from '../components/categories-card.tsx';
import { DotsCard } from '../components/dots-card.tsx';
import { FigureCards } from '../components/figure-cards.tsx';
import { LevelSharesCard } from '../components/level-shares-card.tsx';
import { isRadar, RadarCard } from '../components/radar-card.tsx';
import { RankingSection } from '../components/ranking-section.tsx';
import { RowsBar } from '../components/rows-bar.tsx';
import { ScoreSection, scoreTableOf } from '../components/score-section.tsx';
import { ScoreTrendCard } from '../components/score-trend-card.tsx';
import { StatisticsBody } from '../components/statistics-body.tsx';
import { StatisticsFrame } from '../components/statistics-frame.tsx';
import { WeighedHeadline } from '../components/weighed-headline.tsx';
import { type Asked, askedOf, pickedPart } from '../filter.ts';
import { SCORE_FILTERS, type ScoreFilters, usableScores, weightingOf } from '../score-filter.ts';
import { type ScoreOverview, useScoreCards } from '../use-score-cards.ts';
import { usualPeriod } from '../usual-period.ts';
import '../components/scores.css';

/** Scores (product 12.3): how good the inspections were, how far apart, and which stores are better and worse. */
export default function ScoreStatisticsPage() {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const params = useListParams({ filters: SCORE_FILTERS, sort: 'average' });
  const { filters, isCut } = useMemo(() => usableScores(params.filters), [params.filters]);
  const today = format.civilDay(Date.now());
  const asked = useMemo(() => askedOf(filters, usualPeriod(today)), [filters, today]);
  const weighting = weightingOf(filters);
  const answer = useCall(scoreStatisticsApi.overview, { ...asked, weighting }, { keepPrevious: true });
  const change = (next: Partial<ScoreFilters>) => params.set({ filters: next });
  const shown = { params: { ...params, filters }, asked };
  return (
    <StatisticsFrame
      tab="scoreStatistics"
      title={t('scoreStatistics.title')}
      actions={
        <>
          <SubscribeLink report="scoreStatistics" filters={{ ...asked, ...scoreTableOf(shown.params) }} />
          {can('x_record_export') && <TableExport {...shown} />}
        </>
      }
      live={{ filters, asked, onSet: change, isCut, until: answer.data?.dataUntilOn }}
    >
      <StatisticsBody
        answer={answer}
        isNothing={({ counts }) => counts.evaluated === 0}
        nothing={
          <EmptyState kind="nothing-yet" icon={Award} title={t('scoreStatistics.emptyTitle')}>
            {t('scoreStatistics.emptyHint')}
          </EmptyState>
        }
        rows={
          filters.rows[0] === 'ranking' &&
          answer.data && (
            <>
              <RowsBar onBack={() => params.set({ filters: { rows: [], both: [] }, page: 1 })}>
                <FilterChip
                  label={t('scoreStatistics.ranking.both')}
                  options={[{ value: 'true', label: t('ui.yes') }]}
                  value={filters.both}
                  onChange={(both) => change({ both })}
                />
              </RowsBar>
              <RankingSection {...shown} before={answer.data} isWhole />
            </>
          )
        }
      >
        {(overview) => (
          <div className="statistics" aria-busy={answer.isPlaceholderData}>
            <Figures
              {...{ overview, asked, weighting }}
              onPick={(part) => change(pickedPart(filters, asked, part))}
              onWeigh={(next) => change({ weighting: next })}
            />
            <RankingSection {...shown} before={overview} isWhole={false} />
            <ScoreSection {...shown} />
          </div>
        )}
      </StatisticsBody>
    </StatisticsFrame>
  );
}

/** The table as a file, in the order that is chosen. */
function TableExport({ asked, params }: { asked: Asked; params: Parameters<typeof scoreTableOf>[0] }) {
  const t = useT();
  const { granularity: _granularity, compare: _compare, ...filter } = asked;
  return (
    <ExportMenu
      title={t('scoreStatistics.title')}
      filters={{ ...filter, ...scoreTableOf(params) }}
      count={(of) => call(scoreStatisticsApi.table, of)}
      save={(of) => saveAnswer(scoreStatisticsApi.export, of)}
      start={(of) => call(scoreStatisticsApi.startExport, of)}
    />
  );
}

interface FiguresProps {
  overview: ScoreOverview;
  asked: Asked;
  weighting: Weighting;
  onPick: (span: { from: string; to: string }) => void;
  onWeigh: (weighting: string[]) => void;
}

/** Everything above the tables. */
function Figures({ overview, asked, weighting, onPick, onWeigh }: FiguresProps) {
  const t = useT();
  const cards = useScoreCards(overview, asked, weighting);
  return (
    <>
      <WeighedHeadline
        {...{ cards, weighting, onWeigh }}
        previous={{ from: overview.previousFrom, to: overview.previousTo }}
      />
      <FigureCards label={t('scoreStatistics.title')} cards={cards} />
      <div className="statistics-row">
        <ScoreTrendCard trend={overview.trend} asked={asked} onPick={onPick} />
        <BandsCard bands={overview.bands} asked={asked} />
      </div>
      {isRadar(overview) ? (
        <div className="statistics-row">
          <CategoriesCard overview={overview} asked={asked} />
          <RadarCard categories={overview.categories} />
        </div>
      ) : (
        <CategoriesCard overview={overview} asked={asked} />
      )}
      <div className="statistics-row">
        <DotsCard overview={overview} asked={asked} />
        <LevelSharesCard overview={overview} asked={asked} />
      </div>
    </>
  );
}
