import { ANSWERED } from '@rondo/contract/record';
import { shopGroups } from '@rondo/contract/shop-options';
import { templateOptions } from '@rondo/contract/template-options';
import { LEVEL_RAMP } from '@rondo/domain/level';
import { RATE_BANDS, RATE_RANGE, rateBandEnds } from '@rondo/domain/rate-band';
import { RECORD_STATES } from '@rondo/domain/record';
import { DISPATCHES, MODES, PURPOSES } from '@rondo/domain/task';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { RealChip } from '../../../shared/inspect/real-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { ShopTraitChips } from '../../../shared/inspect/shop-trait-chips.tsx';
import { StructureChip } from '../../../shared/inspect/structure-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip, MoreFilters } from '../../../shared/ui/list/filter-chip.tsx';
import { RangeChip } from '../../../shared/ui/list/range-chip.tsx';
import type { FilterName } from '../list-input.ts';
import { ItemChip } from './item-chip.tsx';

/** Behind "more" until they are set. */
const RARE = ['inspectorId', 'source', 'purpose', 'state', 'openRectification'] as const;
type Rare = (typeof RARE)[number];

/** Search and chips. What another page set and this bar does not offer is shown as a chip that can be taken off. */
export function RecordFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const groups = useCall(shopGroups, {});
  const templates = useCall(templateOptions, {});
  const chip = (name: FilterName) => ({
    value: filters[name],
    onChange: (value: string[]) => onSet({ filters: { [name]: value } }),
  });
  const [from] = filters.from;
  const [to] = filters.to;
  return (
    <FilterBar
      search={{ label: t('record.filter.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <PeriodChip
        value={{ ...(from ? { from } : {}), ...(to ? { to } : {}) }}
        onChange={(p) => onSet({ filters: { from: p.from ? [p.from] : [], to: p.to ? [p.to] : [] } })}
      />
      <SearchChip kind="shop" label={t('record.filter.shop')} {...chip('shopId')} />
      <FilterChip
        label={t('record.filter.group')}
        multi
        options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name, hint: g.shopCount }))}
        {...chip('groupId')}
      />
      <FilterChip
        label={t('record.filter.template')}
        multi
        options={(templates.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
        {...chip('templateId')}
      />
      <FilterChip
        label={t('record.filter.mode')}
        multi
        options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
        {...chip('mode')}
      />
      <FilterChip
        label={t('record.filter.level')}
        multi
        options={LEVEL_RAMP.map((key, rank) => ({ value: String(rank), label: t(`state.level.${key}`) }))}
        {...chip('levelRank')}
      />
      <RangeChip
        label={t('record.filter.rate')}
        suffix="%"
        {...RATE_RANGE}
        from={filters.rateFrom[0]}
        to={filters.rateTo[0]}
        onChange={({ from: low, to: high }) =>
          onSet({ filters: { rateFrom: low ? [low] : [], rateTo: high ? [high] : [] } })
        }
      />
      <FilterChip
        label={t('record.filter.redLine')}
        options={[{ value: 'true', label: t('record.filter.hasRedLine') }]}
        {...chip('redLine')}
      />
      {RARE.filter((name) => filters[name].length > 0).map((name) => (
        <RareChip key={name} name={name} {...chip(name)} />
      ))}
      <MoreFilters>
        {RARE.filter((name) => filters[name].length === 0).map((name) => (
          <RareChip key={name} name={name} {...chip(name)} />
        ))}
      </MoreFilters>
      <RealChip {...chip('real')} />
      <ShopTraitChips isGivenOnly filters={filters} onSet={(next) => onSet({ filters: next })} />
      {filters.groupRow.length > 0 && (
        <FilterChip
          label={t('record.filter.groupRow')}
          options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.name }))}
          {...chip('groupRow')}
        />
      )}
      {[...filters.groupId, ...filters.groupRow].length > 0 && <StructureChip usual="of_day" {...chip('structure')} />}
      {filters.isPass.length > 0 && (
        <FilterChip
          label={t('record.filter.result')}
          options={[
            { value: 'true', label: t('record.filter.pass') },
            { value: 'false', label: t('record.filter.fail') },
          ]}
          {...chip('isPass')}
        />
      )}
      {filters.evaluated.length > 0 && (
        <FilterChip
          label={t('record.filter.evaluated')}
          options={[
            { value: 'true', label: t('record.filter.isEvaluated') },
            { value: 'false', label: t('record.notEvaluated') },
          ]}
          {...chip('evaluated')}
        />
      )}
      {filters.rateBand.length > 0 && (
        <FilterChip
          label={t('record.filter.rateBand')}
          multi
          options={RATE_BANDS.map((value) => ({ value, label: t('record.rateBand', rateBandEnds(value)) }))}
          {...chip('rateBand')}
        />
      )}
      {filters.category.length > 0 && <FilterChip label={t('record.filter.category')} {...chip('category')} />}
      {filters.itemId.length > 0 && (
        <ItemChip
          label={t('record.filter.item')}
          otherwise={t('record.filter.oneItem')}
          newestOf={filters.newestOf[0]}
          {...chip('itemId')}
        />
      )}
      {filters.answered.length > 0 && (
        <FilterChip
          label={t('record.filter.answered')}
          options={ANSWERED.map((value) => ({ value, label: t(`record.answered.${value}`) }))}
          {...chip('answered')}
        />
      )}
      {filters.newestOf.length > 0 && (
        <FilterChip
          label={t('record.filter.newestOf')}
          options={(templates.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
          {...chip('newestOf')}
        />
      )}
    </FilterBar>
  );
}

interface RareProps {
  name: Rare;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

function RareChip({ name, ...chip }: RareProps) {
  const t = useT();
  switch (name) {
    case 'inspectorId':
      return <SearchChip kind="member" label={t('record.filter.inspector')} {...chip} />;
    case 'source':
      return (
        <FilterChip
          label={t('record.filter.source')}
          multi
          options={DISPATCHES.map((value) => ({ value, label: t(`record.source.${value}`) }))}
          {...chip}
        />
      );
    case 'purpose':
      return (
        <FilterChip
          label={t('record.filter.purpose')}
          multi
          options={PURPOSES.map((value) => ({ value, label: t(`inspection.purpose.${value}`) }))}
          {...chip}
        />
      );
    case 'state':
      return (
        <FilterChip
          label={t('record.filter.state')}
          multi
          options={RECORD_STATES.map((value) => ({ value, label: t(`state.record.${value}`) }))}
          {...chip}
        />
      );
    case 'openRectification':
      return (
        <FilterChip
          label={t('record.filter.open')}
          options={[{ value: 'true', label: t('record.filter.hasOpen') }]}
          {...chip}
        />
      );
    default:
      return name satisfies never;
  }
}
