import { memberOptions } from '@rondo/contract/member-options';
import { shopGroups } from '@rondo/contract/shop-options';
import { templateOptions } from '@rondo/contract/template-options';
import { RECTIFICATION_SOURCES, RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { MODES, PRIORITIES } from '@rondo/domain/task';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { RealChip } from '../../../shared/inspect/real-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { ShopTraitChips } from '../../../shared/inspect/shop-trait-chips.tsx';
import { StructureChip } from '../../../shared/inspect/structure-chip.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ItemChip } from '../../record/index.ts';
import type { FilterName } from '../filter-names.ts';

/** The people of a rectification, by their part in it. */
const PEOPLE = [
  { name: 'initiatorId', label: 'task.initiator' },
  { name: 'handlerId', label: 'state.processRole.rectification_handler' },
  { name: 'reviewerId', label: 'state.processRole.rectification_reviewer' },
  { name: 'ccId', label: 'state.processRole.rectification_cc' },
] as const;

/** Search and chips. What another page set and this bar does not offer is shown as a chip that can be taken off. */
export function RectificationFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const [asked, ask] = useAskedOptions(filters);
  const groups = useCall(shopGroups, {}, { enabled: asked.includes('groupId') });
  const people = useCall(memberOptions, {}, { enabled: PEOPLE.some(({ name }) => asked.includes(name)) });
  const set = (name: FilterName) => (value: string[]) => onSet({ filters: { [name]: value } });
  const period = periodOf(filters.from, filters.to);
  const due = periodOf(filters.deadlineFrom, filters.deadlineTo);
  const linked = (['recordId'] as const).filter((name) => filters[name].length > 0);
  return (
    <FilterBar
      search={{ label: t('rectification.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        label={t('rectification.state')}
        value={filters.state}
        onChange={set('state')}
        multi
        options={RECTIFICATION_STATES.map((value) => ({ value, label: t(`state.rectification.${value}`) }))}
      />
      <FilterChip
        label={t('rectification.severity')}
        value={filters.severity}
        onChange={set('severity')}
        multi
        options={SEVERITIES.map((value) => ({ value, label: t(`state.severity.${value}`) }))}
      />
      <FilterChip
        label={t('freeTask.priority')}
        value={filters.priority}
        onChange={set('priority')}
        multi
        options={PRIORITIES.map((value) => ({ value, label: t(`freeTask.priorities.${value}`) }))}
      />
      <FilterChip
        label={t('rectification.source')}
        value={filters.source}
        onChange={set('source')}
        multi
        options={RECTIFICATION_SOURCES.map((value) => ({ value, label: t(`rectification.sources.${value}`) }))}
      />
      <FilterChip
        label={t('rectification.late')}
        value={filters.overdue}
        onChange={set('overdue')}
        options={[
          { value: 'true', label: t('state.taskView.overdue') },
          { value: 'false', label: t('state.taskView.not_overdue') },
        ]}
      />
      <FilterChip
        label={t('rectification.asked')}
        value={filters.asked}
        onChange={set('asked')}
        options={(['true', 'false'] as const).map((value) => ({ value, label: t(`rectification.asks.${value}`) }))}
      />
      <FilterChip
        label={t('rectification.appealed')}
        value={filters.appealed}
        onChange={set('appealed')}
        options={(['true', 'false'] as const).map((value) => ({ value, label: t(`rectification.appeals.${value}`) }))}
      />
      <SearchChip
        kind="shop"
        label={t('rectification.linked.shopId')}
        value={filters.shopId}
        onChange={set('shopId')}
      />
      <FilterChip
        label={t('rectification.group')}
        value={filters.groupId}
        onChange={set('groupId')}
        multi
        onOpen={() => ask('groupId')}
        isLoading={groups.isPending}
        options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name, hint: g.shopCount }))}
      />
      {PEOPLE.map(({ name, label }) => (
        <FilterChip
          key={name}
          label={t(label)}
          value={filters[name]}
          onChange={set(name)}
          multi
          onOpen={() => ask(name)}
          isLoading={people.isPending}
          options={(people.data ?? []).map((p) => ({ value: p.id, label: p.name }))}
        />
      ))}
      {period !== '' && (
        <FilterChip
          label={t('rectification.created')}
          value={[period]}
          text={period}
          onChange={() => onSet({ filters: { from: [], to: [] } })}
        />
      )}
      {due !== '' && (
        <FilterChip
          label={t('rectification.deadline')}
          value={[due]}
          text={due}
          onChange={() => onSet({ filters: { deadlineFrom: [], deadlineTo: [] } })}
        />
      )}
      <ShopTraitChips isGivenOnly filters={filters} onSet={(next) => onSet({ filters: next })} />
      <LinkedChips filters={filters} set={set} />
      {linked.map((name) => (
        <FilterChip
          key={name}
          label={t(`rectification.linked.${name}`)}
          value={filters[name]}
          text={t('rectification.linked.one')}
          onChange={set(name)}
        />
      ))}
    </FilterBar>
  );
}

/** Days from and to; one day once. */
const periodOf = (from: readonly string[], to: readonly string[]): string => [...new Set([...from, ...to])].join(' – ');

/** What statistics narrow by and this bar does not offer. */
function LinkedChips({
  filters,
  set,
}: Pick<FiltersProps<FilterName>, 'filters'> & { set: (name: FilterName) => (value: string[]) => void }) {
  const t = useT();
  const isTemplate = filters.templateId.length > 0;
  const templates = useCall(templateOptions, {}, { enabled: isTemplate, part: true });
  return (
    <>
      {filters.itemId.length > 0 && (
        <ItemChip
          label={t('rectification.linked.itemId')}
          otherwise={t('rectification.linked.one')}
          value={filters.itemId}
          onChange={set('itemId')}
        />
      )}
      {isTemplate && (
        <FilterChip
          label={t('record.filter.template')}
          value={filters.templateId}
          onChange={set('templateId')}
          multi
          isLoading={templates.isPending}
          options={(templates.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
        />
      )}
      {filters.mode.length > 0 && (
        <FilterChip
          label={t('record.filter.mode')}
          value={filters.mode}
          onChange={set('mode')}
          multi
          options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
        />
      )}
      <RealChip value={filters.real} onChange={set('real')} />
      {filters.onTime.length > 0 && (
        <FilterChip
          label={t('statistics.figure.onTime')}
          value={filters.onTime}
          onChange={set('onTime')}
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`rectification.onTime.${value}`) }))}
        />
      )}
      {filters.lasted.length > 0 && (
        <FilterChip
          label={t('statistics.figure.durability')}
          value={filters.lasted}
          onChange={set('lasted')}
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`rectification.lasted.${value}`) }))}
        />
      )}
      {filters.groupId.length > 0 && (
        <StructureChip usual="current" value={filters.structure} onChange={set('structure')} />
      )}
    </>
  );
}
