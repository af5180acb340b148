import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { AI_EVENT_STATES, FALSE_REASONS, hourSpan } from '@rondo/domain/ai-event';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { EventFilter } from '../links.ts';
import { eventLabels } from '../list-input.ts';
import { ChoiceChip } from './choice-chip.tsx';

const HOURS = Array.from({ length: AI_LIMIT.lastHour + 1 }, (_, hour) => hour);

/** Search and chips over the events. */
export function EventFilters({ q, filters, onSet, right }: FiltersProps<EventFilter>) {
  const t = useT();
  const labels = eventLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  const yes = [{ value: 'true', label: t('ui.yes') }];
  return (
    <FilterBar search={{ label: t('aiEvent.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        {...chip('state')}
        multi
        options={AI_EVENT_STATES.map((value) => ({ value, label: t(`state.aiEvent.${value}`) }))}
      />
      <FilterChip
        {...chip('kind')}
        multi
        options={AI_KINDS.map((value) => ({ value, label: t(`aiRule.kind.${value}`) }))}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
      <GroupChip {...chip('groupId')} />
      <ChoiceChip of="camera" {...chip('cameraId')} />
      <ChoiceChip of="rule" {...chip('ruleId')} />
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <FilterChip
        {...chip('hour')}
        options={HOURS.map((hour) => ({ value: String(hour), label: t('aiEvent.hourOf', hourSpan(hour)) }))}
      />
      <FilterChip
        {...chip('reason')}
        multi
        options={FALSE_REASONS.map((value) => ({ value, label: t(`aiEvent.reasons.${value}`) }))}
      />
      <FilterChip {...chip('shadow')} options={yes} />
      <FilterChip {...chip('rectified')} options={yes} />
      <FilterChip {...chip('counted')} options={yes} />
      <ChoiceChip of="task" {...chip('taskId')} />
    </FilterBar>
  );
}
