import { INTERVAL_NAMES } from '@rondo/domain/shop-figures';
import { useT } from '../../../shared/i18n.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import type { Asked } from '../filter.ts';
import type { SHOP_ROWS, ShopFilterName } from '../shop-filter.ts';
import { CoverageChip } from './coverage-chip.tsx';
import { IntervalRows } from './interval-rows.tsx';
import { PlanSection } from './plan-section.tsx';
import { RowsBar } from './rows-bar.tsx';

interface Props {
  rows: (typeof SHOP_ROWS)[number];
  params: ReturnType<typeof useListParams<ShopFilterName>>;
  asked: Asked;
}

/** The stores or the intervals behind a number of the page, with the way back to all figures. */
export function PlanRows({ rows, params, asked }: Props) {
  const t = useT();
  const { filters, set } = params;
  const back = () => set({ filters: { rows: [], coverage: [], missed: [], interval: [] }, page: 1 });
  const chip = (name: 'coverage' | 'missed' | 'interval') => ({
    value: filters[name],
    onChange: (value: string[]) => set({ filters: { [name]: value } }),
  });
  if (rows === 'intervals')
    return (
      <>
        <RowsBar onBack={back}>
          <FilterChip
            label={t('shopInspection.intervals.title')}
            options={INTERVAL_NAMES.map((value) => ({ value, label: t(`shopInspection.intervals.${value}`) }))}
            {...chip('interval')}
          />
        </RowsBar>
        <IntervalRows params={params} asked={asked} />
      </>
    );
  return (
    <>
      <RowsBar onBack={back}>
        <CoverageChip {...chip('coverage')} />
        <FilterChip
          label={t('shopInspection.figure.missed')}
          options={[{ value: 'true', label: t('ui.yes') }]}
          {...chip('missed')}
        />
      </RowsBar>
      <PlanSection params={params} asked={asked} />
    </>
  );
}
