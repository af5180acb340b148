import { auditApi } from '@rondo/contract/audit';
import { AUDIT_KINDS } from '@rondo/domain/audit';
import { LIMIT } from '@rondo/domain/limit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call, Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { auditInput, type FilterName } from '../audit-input.ts';

interface Props {
  q: string;
  filters: Record<FilterName, string[]>;
  onSet: (patch: { q?: string; filters?: Partial<Record<FilterName, string[]>> }) => void;
  /** What the one object is called that is looked at. */
  objectName: string;
}

/** Search, kinds, person, period, and the export of what they leave. */
export function AuditFilters({ q, filters, onSet, objectName }: Props) {
  const t = useT();
  const set = (name: FilterName) => (value: string[]) => onSet({ filters: { [name]: value } });
  const [from] = filters.from;
  const [to] = filters.to;
  return (
    <FilterBar
      search={{ label: t('audit.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={<ExportButton q={q} filters={filters} />}
    >
      <FilterChip
        label={t('audit.kindFilter')}
        value={filters.kind}
        onChange={set('kind')}
        multi
        options={AUDIT_KINDS.map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
      />
      <SearchChip kind="member" label={t('audit.someone')} value={filters.actorId} onChange={set('actorId')} />
      <PeriodChip
        value={{ ...(from ? { from } : {}), ...(to ? { to } : {}) }}
        onChange={(period) =>
          onSet({ filters: { from: period.from ? [period.from] : [], to: period.to ? [period.to] : [] } })
        }
      />
      {filters.objectId.length > 0 && (
        <FilterChip
          label={t('audit.oneObject')}
          value={filters.objectId}
          text={objectName || t('audit.oneObject')}
          onChange={set('objectId')}
        />
      )}
    </FilterBar>
  );
}

function ExportButton({ q, filters }: Pick<Props, 'q' | 'filters'>) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const asked = auditInput({ q, filters });
      const { total } = await call(auditApi.list, { ...asked, size: LIMIT.page.sizes[0] });
      if (total > LIMIT.export.atOnceRows) {
        await call(auditApi.startExport, { ...asked, requestId: uuidv7() });
        toast.info(t('job.started', { name: t('audit.title') }));
      } else {
        await saveAnswer(auditApi.export, asked);
        toast.ok(t('audit.exported'));
      }
    } catch (cause) {
      // A refusal has been shown already.
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button"
      title={t('audit.exportHint')}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => void save()}
    >
      <Download size={16} strokeWidth={1.75} aria-hidden />
      {t('audit.export')}
    </button>
  );
}
