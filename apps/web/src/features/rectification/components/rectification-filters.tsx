import { memberApi } from '@rondo/contract/member';
import { shopGroupApi } from '@rondo/contract/shop';
import { RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import type { ReactNode } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { SearchChip } from '../../record/index.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = [
  'state',
  'severity',
  'overdue',
  'groupId',
  'handlerId',
  'shopId',
  'recordId',
  'itemId',
  'from',
  'to',
] as const;
export type FilterName = (typeof FILTERS)[number];

interface Props {
  q: string;
  filters: Record<FilterName, string[]>;
  onSet: (patch: { q?: string; filters?: Partial<Record<FilterName, string[]>> }) => void;
  right: ReactNode;
}

/** Search and chips. What another page set and this bar does not offer is shown as a chip that can be taken off. */
export function RectificationFilters({ q, filters, onSet, right }: Props) {
  const t = useT();
  const [asked, ask] = useAskedOptions(filters);
  const groups = useCall(shopGroupApi.list, {}, { enabled: asked.includes('groupId') });
  const people = useCall(memberApi.options, {}, { enabled: asked.includes('handlerId') });
  const set = (name: FilterName) => (value: string[]) => onSet({ filters: { [name]: value } });
  const period = [...filters.from, ...filters.to].join(' – ');
  const linked = (['recordId', 'itemId'] as const).filter((name) => filters[name].length > 0);
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
        label={t('rectification.late')}
        value={filters.overdue}
        onChange={set('overdue')}
        options={[
          { value: 'true', label: t('state.taskView.overdue') },
          { value: 'false', label: t('state.taskView.not_overdue') },
        ]}
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
      <FilterChip
        label={t('state.processRole.rectification_handler')}
        value={filters.handlerId}
        onChange={set('handlerId')}
        multi
        onOpen={() => ask('handlerId')}
        isLoading={people.isPending}
        options={(people.data ?? []).map((p) => ({ value: p.id, label: p.name }))}
      />
      {period !== '' && (
        <FilterChip
          label={t('rectification.created')}
          value={[period]}
          text={period}
          onChange={() => onSet({ filters: { from: [], to: [] } })}
        />
      )}
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
