import { SEVERITIES } from '@rondo/domain/scoring/template';
import { useT } from '../../../shared/i18n.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, type FilterName, NARROWS, type ROWS } from '../filter.ts';
import { ClosedRecordRows } from './closed-record-rows.tsx';
import { CoverageChip } from './coverage-chip.tsx';
import { FailureRows } from './failure-rows.tsx';
import { ItemRows } from './item-rows.tsx';
import { RestatementRows } from './restatement-rows.tsx';
import { RowsBar } from './rows-bar.tsx';
import { ShopSection } from './shop-section.tsx';

interface Props {
  rows: (typeof ROWS)[number];
  params: ReturnType<typeof useListParams<FilterName>>;
  asked: Asked;
}

/** The rows behind a number of the page, under the same filters, with the way back to all figures. */
export function RowsSection({ rows, params, asked }: Props) {
  const { filters, set } = params;
  const none = Object.fromEntries(NARROWS.map((name) => [name, []]));
  const back = () => set({ filters: { ...none, rows: [] }, page: 1 });
  const chip = (name: 'severity' | 'coverage') => ({
    value: filters[name],
    onChange: (value: string[]) => set({ filters: { [name]: value } }),
  });
  switch (rows) {
    case 'shops':
      return (
        <>
          <RowsBar onBack={back}>
            <CoverageChip {...chip('coverage')} />
          </RowsBar>
          <ShopSection params={params} asked={asked} />
        </>
      );
    case 'items':
      return (
        <>
          <RowsBar onBack={back} />
          <ItemRows params={params} asked={asked} />
        </>
      );
    case 'failures':
      return (
        <>
          <RowsBar onBack={back}>
            <SeverityChip {...chip('severity')} />
          </RowsBar>
          <FailureRows params={params} asked={asked} />
        </>
      );
    case 'closedRecords':
      return (
        <>
          <RowsBar onBack={back} />
          <ClosedRecordRows params={params} asked={asked} />
        </>
      );
    case 'restatements':
      return (
        <>
          <RowsBar onBack={back} />
          <RestatementRows params={params} asked={asked} />
        </>
      );
    default:
      return rows satisfies never;
  }
}

interface ChipProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

function SeverityChip(props: ChipProps) {
  const t = useT();
  const options = SEVERITIES.map((value) => ({ value, label: t(`state.severity.${value}`) }));
  return <FilterChip label={t('statistics.rows.severity')} multi options={options} {...props} />;
}
