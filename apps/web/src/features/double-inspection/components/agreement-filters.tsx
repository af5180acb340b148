import { anyOf } from '@rondo/contract/kit/endpoint';
import { templateOptions } from '@rondo/contract/template-options';
import { LIMIT } from '@rondo/domain/limit';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { Asked, Filters } from '../filter.ts';

interface Props {
  filters: Filters;
  asked: Asked;
  onSet: (filters: Partial<Filters>) => void;
}

const TEMPLATE_CODES = anyOf('x_dispatch', 'template_manage', 'record_select', 'task_center');

/** Period and templates. */
export function AgreementFilters({ filters, asked, onSet }: Props) {
  const t = useT();
  const mayChoose = useCan()(TEMPLATE_CODES);
  const templates = useCall(templateOptions, {}, { enabled: mayChoose, part: true });
  return (
    <FilterBar>
      <PeriodChip
        isNeeded
        mostDays={LIMIT.period.days}
        value={{ from: asked.from, to: asked.to }}
        onChange={({ from, to }) => from && to && onSet({ from: [from], to: [to] })}
      />
      {mayChoose && (
        <FilterChip
          label={t('doubleInspection.template')}
          multi
          options={(templates.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
          value={filters.templateId}
          onChange={(value) => onSet({ templateId: value })}
        />
      )}
    </FilterBar>
  );
}
