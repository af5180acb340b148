import { messageReportApi, type NoiseReport } from '@rondo/contract/message-report';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { openedRatio, perPersonDay, suggestsDigest } from '@rondo/domain/message-noise';
import { Volume2 } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { ReportLinks } from '../../sender/index.ts';
import { type NoiseLine, NoiseTable } from '../components/noise-table.tsx';
import { PeopleTable } from '../components/people-table.tsx';
import { ledgerLink } from '../ledger-input.ts';
import '../components/noise.css';

/** Without a choice the last days, today included. */
const DAYS = 7;

/** How much people are told, and how much of it they open (N15.3). */
export default function NoisePage() {
  const t = useT();
  const format = useFormat();
  const { filters, set } = useListParams({ filters: ['from', 'to'] });
  const today = format.civilDay(Date.now());
  const to = filters.to[0] ?? today;
  const days = { from: filters.from[0] ?? addDays(to, 1 - DAYS), to };
  const read = useCall(messageReportApi.noise, days, { keepPrevious: true });
  return (
    <ListPage
      title={t('message.noise.title')}
      above={<ReportLinks here="/message/noise" hint={t('message.noise.hint')} />}
      filters={
        <FilterBar>
          <PeriodChip
            label={t('message.ledger.filter.period')}
            mostDays={LIMIT.message.reportDays}
            isNeeded
            value={days}
            onChange={(next) => set({ filters: { from: [next.from ?? ''], to: [next.to ?? ''] } })}
          />
        </FilterBar>
      }
    >
      {read.data && read.data.messages > 0 && <Report report={read.data} days={days} />}
      {read.isPending && <SkeletonRows rows={6} />}
      {(read.error || read.data?.messages === 0) && (
        <ListEmptyState
          noun={t('message.noun')}
          icon={Volume2}
          nothingYet={t('message.noise.nothing')}
          failure={read.error}
          isFiltered={false}
          onRetry={() => void read.refetch()}
          onClear={() => set({ filters: { from: [], to: [] } })}
        />
      )}
    </ListPage>
  );
}

interface Days {
  from: string;
  to: string;
}

function Report({ report, days }: { report: NoiseReport; days: Days }) {
  const t = useT();
  const format = useFormat();
  const link = (of: Readonly<Record<string, string>>) => ledgerLink(days, { isCounted: 'true', ...of });
  const opened = (of: Readonly<Record<string, string>>) => ledgerLink(days, { state: 'opened', ...of });
  const lineOf = (
    key: string,
    names: readonly string[],
    one: Pick<NoiseReport, 'messages' | 'opened' | 'people'>,
    of: Readonly<Record<string, string>>,
  ): NoiseLine => ({ key, names, ...one, each: perPersonDay(one, report.days), to: link(of), openedTo: opened(of) });
  return (
    <div className="noise">
      <StatStrip
        label={t('message.noise.title')}
        stats={[
          { key: 'messages', label: t('message.noise.messages'), value: format.count(report.messages), to: link({}) },
          { key: 'people', label: t('message.noise.people'), value: format.count(report.people), to: '#people' },
          {
            ...{ key: 'each', label: t('message.noise.perPersonDay'), formula: t('message.noise.perPersonDayFormula') },
            value: format.score(perPersonDay(report, report.days)),
            ...{ note: t('message.noise.days', { days: report.days }), to: link({}) },
          },
          {
            ...{ key: 'opened', label: t('message.noise.openedRatio'), formula: t('message.noise.openedFormula') },
            value: format.percent(openedRatio(report)),
            ...{ note: `${format.count(report.opened)} / ${format.count(report.messages)}`, to: opened({}) },
          },
        ]}
      />
      <Advice report={report} />
      <NoiseTable
        title={t('message.noise.byCategory')}
        heads={[t('message.noise.category')]}
        lines={report.byCategory.map((one) =>
          lineOf(one.category, [t(`message.category.${one.category}`)], one, { category: one.category }),
        )}
      />
      <NoiseTable
        title={t('message.noise.byKind')}
        heads={[t('message.noise.kind'), t('message.noise.reason')]}
        lines={report.byKind.map((one) =>
          lineOf(`${one.kind} ${one.reason}`, [one.name, one.reasonText], one, { kind: one.kind, reason: one.reason }),
        )}
      />
      <PeopleTable days={days} />
    </div>
  );
}

/** Which categories are told much and opened little. */
function Advice({ report }: { report: NoiseReport }) {
  const t = useT();
  const format = useFormat();
  const noisy = report.byCategory.filter((one) => suggestsDigest(one, report.days));
  return (
    <section>
      <h2>{t('message.noise.adviceTitle')}</h2>
      {noisy.length === 0 && <p className="meta">{t('message.noise.noAdvice')}</p>}
      <ul>
        {noisy.map((one) => (
          <li key={one.category}>
            <strong>{t(`message.category.${one.category}`)}</strong>{' '}
            {t('message.noise.advice', {
              each: format.score(perPersonDay(one, report.days)),
              opened: format.percent(openedRatio(one)),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
