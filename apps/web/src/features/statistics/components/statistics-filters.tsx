import { anyOf } from '@rondo/contract/kit/endpoint';
import { templateOptions } from '@rondo/contract/template-options';
import { LIMIT } from '@rondo/domain/limit';
import { MODES } from '@rondo/domain/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { ShopTraitChips } from '../../../shared/inspect/shop-trait-chips.tsx';
import { StructureChip } from '../../../shared/inspect/structure-chip.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { noonOf } from '../day-text.ts';
import { type Asked, COMPARES, type CommonFilters } from '../filter.ts';
import { GranularitySegment } from './granularity-segment.tsx';

interface Props {
  filters: CommonFilters;
  asked: Asked;
  onSet: (filters: Partial<CommonFilters>) => void;
}

/** Who may choose by template is who may use one. */
const TEMPLATE_CODES = anyOf('x_dispatch', 'template_manage', 'record_select', 'task_center');

/** Period, comparison, stores, template; granularity at the right. A picked bar stands as a chip that leads back. */
export function StatisticsFilters({ filters, asked, onSet }: Props) {
  const t = useT();
  const can = useCan();
  const mayChoose = can(TEMPLATE_CODES);
  const templates = useCall(templateOptions, {}, { enabled: mayChoose, part: true });
  const chip = (name: keyof CommonFilters) => ({
    value: filters[name],
    onChange: (value: string[]) => onSet({ [name]: value }),
  });
  return (
    <FilterBar
      right={<GranularitySegment value={asked.granularity} onChange={(granularity) => onSet({ granularity })} />}
    >
      <PeriodChip
        isNeeded
        mostDays={LIMIT.period.days}
        value={{ from: asked.from, to: asked.to }}
        onChange={({ from, to }) => from && to && onSet({ from: [from], to: [to], within: [] })}
      />
      <WithinChip filters={filters} asked={asked} onSet={onSet} />
      <span className={asked.compare === 'previous' ? 'chip-needed' : undefined}>
        <FilterChip
          label={t('statistics.filter.compare')}
          value={[asked.compare]}
          options={COMPARES.map((value) => ({ value, label: t(`statistics.filter.${value}`) }))}
          onChange={(value) => onSet({ compare: value.filter((one) => one !== 'previous') })}
        />
      </span>
      <SearchChip kind="shop" label={t('statistics.filter.shop')} {...chip('shopId')} />
      <GroupChip label={t('statistics.filter.group')} {...chip('groupId')} />
      <ShopTraitChips filters={filters} onSet={onSet} />
      <StructureChip usual="of_day" {...chip('structure')} />
      {mayChoose && (
        <FilterChip
          label={t('statistics.filter.template')}
          multi
          options={(templates.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
          {...chip('templateId')}
        />
      )}
      <FilterChip
        label={t('statistics.filter.mode')}
        multi
        options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
        {...chip('mode')}
      />
    </FilterBar>
  );
}

/** The bar that was picked; taking it away goes back to the whole period. */
function WithinChip({ filters, asked, onSet }: Props) {
  const t = useT();
  const format = useFormat();
  const [from, to] = filters.within[0]?.split('_') ?? [];
  if (!from || !to) return null;
  const back = () => onSet({ from: [from], to: [to], within: [] });
  const day = (text: string) => format.day(noonOf(text));
  const text = asked.from === asked.to ? day(asked.from) : `${day(asked.from)} – ${day(asked.to)}`;
  return (
    <FilterChip
      label={t('statistics.filter.narrowed')}
      value={[text]}
      text={text}
      onChange={back}
      custom={() => null}
    />
  );
}
