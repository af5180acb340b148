import { learningApi } from '@rondo/contract/learning';
import { LEARNING_SETS } from '@rondo/domain/learning';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { LearnerCard } from '../components/learner-card.tsx';
import { useLearnerColumns } from '../components/learner-columns.tsx';
import { REPORT_FILTERS, type ReportFilterName, reportInput, reportLabels, reportOf } from '../list-input.ts';

/** Who is how far with a list (`?id=`); without one there is only the way to the lists. */
export default function ReportPage() {
  const t = useT();
  const [query] = useSearchParams();
  const back = <Link to="/knowledge/learning?tab=managed">{t('learning.report.back')}</Link>;
  if (query.get('id')) return <Report back={back} />;
  return (
    <EmptyState kind="nothing-yet" isPage icon={GraduationCap} title={t('learning.report.noList')} actions={back} />
  );
}

function Report({ back }: { back: ReactNode }) {
  const t = useT();
  const can = useCan();
  const params = useListParams({ filters: REPORT_FILTERS });
  const list = useList({
    ...{ name: 'learning.report', endpoint: learningApi.report, params, inputOf: reportInput },
    filterLabels: reportLabels(t),
    columns: useLearnerColumns(),
  });
  const of = useCall(learningApi.get, { id: params.filters.id[0] ?? '' }, { part: true });
  const title = of.data ? t('learning.report.of', { name: of.data.title }) : t('learning.report.title');
  return (
    <TablePage
      list={list}
      title={title}
      meta={back}
      actions={
        can('x_record_export') && (
          <ExportMenu
            title={t('learning.report.title')}
            filters={reportOf(params)}
            count={(filters) => call(learningApi.report, filters)}
            save={(filters) => saveAnswer(learningApi.export, filters)}
            start={(filters) => call(learningApi.startExport, filters)}
          />
        )
      }
      filters={(bar) => <Filters {...bar} />}
      nameOf={(row) => row.name}
      card={(row) => <LearnerCard row={row} />}
      empty={{ noun: t('learning.people'), icon: GraduationCap, nothingYet: t('learning.report.nothing') }}
    />
  );
}

function Filters({ q, filters, onSet, right }: FiltersProps<ReportFilterName>) {
  const t = useT();
  const chip = chipsOf(reportLabels(t), filters, onSet);
  const ranges = useCall(learningApi.ranges, {}, { part: true });
  return (
    <FilterBar
      search={{ label: t('learning.report.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('set')}
        options={LEARNING_SETS.filter((set) => set !== 'all').map((value) => ({
          value,
          label: t(`learning.set.${value}`),
        }))}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
      <FilterChip
        {...chip('departmentId')}
        multi
        options={(ranges.data?.departments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FilterBar>
  );
}
