import type { RecordDetail } from '@rondo/contract/record';
import {
  COMPARED_LEAST,
  COMPARED_MOST,
  type ComparisonFault,
  comparedItems,
  comparisonFault,
} from '@rondo/domain/compared-records';
import { Columns2 } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { ZoneNote } from '../../../shared/ui/zone-note.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { comparedIn, compareLink } from '../compare/compare-link.ts';
import { ComparedTable } from '../compare/compared-table.tsx';
import { useCompared } from '../compare/use-compared.ts';
import '../compare/compare.css';
import '../report/report.css';

/** Two to four reports of one template side by side (product 11), the oldest at the left. */
export default function ComparePage() {
  const [query] = useSearchParams();
  const { ids, showsAll } = comparedIn(query);
  const { records, isPending, failure, refetch } = useCompared(ids);
  if (failure) return <LoadFailure failure={failure} onRetry={refetch} isPage />;
  if (isPending) return <SkeletonRows rows={8} />;
  const fault = ids.length > COMPARED_MOST ? 'many' : comparisonFault(records);
  return fault ? <Fault fault={fault} /> : <Comparison records={records} showsAll={showsAll} />;
}

/** Why nothing is compared, and where to begin. */
function Fault({ fault }: { fault: ComparisonFault }) {
  const t = useT();
  return (
    <EmptyState
      kind="nothing-yet"
      icon={Columns2}
      isPage
      title={t(`record.compare.fault.${fault}.title`)}
      actions={
        <Link to="/inspect/record" className="button button-primary">
          {t('record.compare.open')}
        </Link>
      }
    >
      {t(`record.compare.fault.${fault}.text`, { least: COMPARED_LEAST, most: COMPARED_MOST })}
    </EmptyState>
  );
}

function Comparison({ records, showsAll }: { records: RecordDetail[]; showsAll: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const items = comparedItems(records);
  const changed = items.filter(({ isChanged }) => isChanged);
  const shown = showsAll ? items : changed;
  const ids = records.map(({ id }) => id);
  // At once: a tick that waits for the router would jump back for a moment.
  const show = (next: { ids?: string[]; showsAll?: boolean }) =>
    void navigate(compareLink({ ids, showsAll, ...next }), { replace: true, flushSync: true });
  return (
    <article className="report">
      <header className="report-head">
        <div className="report-title">
          <h1>{t('record.compare.title')}</h1>
          <p className="meta">{records.at(-1)?.template.name}</p>
          <ZoneNote />
        </div>
        {records.length < COMPARED_MOST && (
          <CompareButton of={records} onChosen={(all) => show({ ids: all })}>
            {t('record.compare.add')}
          </CompareButton>
        )}
      </header>
      <div className="compare">
        <div className="compare-bar">
          <strong className="num">{t('record.compare.count', { changed: changed.length, total: items.length })}</strong>
          <Checkbox
            label={t('record.compare.onlyChanged')}
            isChecked={!showsAll}
            onChange={(isOnly) => show({ showsAll: !isOnly })}
          />
        </div>
        <div className="compare-scroll">
          <ComparedTable
            records={records}
            items={shown}
            onRemove={(removed) => show({ ids: ids.filter((id) => id !== removed) })}
          />
        </div>
        {shown.length === 0 && <p className="meta">{t('record.compare.allSame')}</p>}
      </div>
    </article>
  );
}
