import { POINTS_EVENTS } from '@rondo/domain/points/event';
import { POINTS_KINDS, POINTS_SIGNS } from '@rondo/domain/points/ledger';
import { POINTS_APPEAL_STATES } from '@rondo/domain/points-appeal';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type LedgerFilter, ledgerLabels } from '../ledger-input.ts';
import { useRuleOptions } from '../use-rule-options.ts';
import { AccountChip } from './account-chip.tsx';
import { DetailChip } from './detail-chip.tsx';
import { SourceChip } from './source-chip.tsx';

/** Search and chips over the ledger. */
export function LedgerFilters({ q, filters, onSet, right }: FiltersProps<LedgerFilter>) {
  const t = useT();
  const can = useCan();
  const labels = ledgerLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar
      search={{ label: t('points.searchLedger'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <FilterChip {...chip('ruleId')} multi options={useRuleOptions()} />
      <SearchChip kind="shop" {...chip('shopId')} />
      <GroupChip {...chip('groupId')} />
      <SearchChip kind="member" {...chip('memberId')} />
      <FilterChip
        {...chip('event')}
        multi
        options={POINTS_EVENTS.map((value) => ({ value, label: t(`pointsRule.events.${value}`) }))}
      />
      <FilterChip
        {...chip('kind')}
        multi
        options={POINTS_KINDS.map((value) => ({ value, label: t(`points.kind.${value}`) }))}
      />
      <FilterChip
        {...chip('sign')}
        options={POINTS_SIGNS.map((value) => ({ value, label: t(`points.signs.${value}`) }))}
      />
      <FilterChip {...chip('limited')} options={[{ value: 'true', label: t('ui.yes') }]} />
      <FilterChip
        {...chip('appeal')}
        multi
        options={POINTS_APPEAL_STATES.map((value) => ({ value, label: t(`state.pointsAppeal.${value}`) }))}
      />
      {can('x_points_adjust') && <FilterChip {...chip('toDecide')} options={[{ value: 'true', label: t('ui.yes') }]} />}
      {filters.accountId[0] !== undefined && (
        <AccountChip accountId={filters.accountId[0]} onChange={chip('accountId').onChange} />
      )}
      {filters.detailKey.length > 0 && <DetailChip ruleId={filters.ruleId[0]} {...chip('detailKey')} />}
      {filters.byHand[0] !== undefined && (
        <FilterChip {...chip('byHand')} options={[{ value: 'true', label: t('ui.yes') }]} />
      )}
      {filters.sourceId[0] !== undefined && (
        <SourceChip sourceId={filters.sourceId[0]} onChange={chip('sourceId').onChange} />
      )}
    </FilterBar>
  );
}
