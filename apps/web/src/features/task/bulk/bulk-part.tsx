import type { TaskRow } from '@rondo/contract/task';
import { AlarmClock, ArrowLeftRight, Ban, BellRing, Download, ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import type { BulkKind } from './bulk-dialog.tsx';
import type { AllTasks } from './use-bulk-all.ts';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'));
const BulkAllDialog = lazyPart(() => import('./bulk-all-dialog.tsx'));

const ICONS = { remind: BellRing, transfer: ArrowLeftRight, change_deadline: AlarmClock, close: Ban } as const;
const KINDS = ['remind', 'transfer', 'change_deadline', 'close'] as const satisfies readonly BulkKind[];

interface Props {
  rows: readonly TaskRow[];
  /** All tasks under the filter, where there are more than the page shows and the tab allows it. */
  all: AllTasks | null;
  /** Saves the ticked rows as a spreadsheet, where the tab has one. */
  onExport: (() => void) | null;
  onClear: () => void;
}

/** What can be done with the ticked rows at once, or with all there are under the filter. */
export function BulkPart({ rows, all, onExport, onClear }: Props) {
  const t = useT();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const [isAll, setAll] = useState(false);
  const taken = isAll && rows.length > 0 ? all : null;
  const clear = () => {
    setAll(false);
    onClear();
  };
  const actions = KINDS.map((key) => ({
    key,
    label: t(`task.doing.${key}`),
    icon: ICONS[key],
    run: () => setKind(key),
  }));
  const sheet = onExport && !taken ? [{ key: 'export', label: t('task.export'), icon: Download, run: onExport }] : [];
  const more =
    all && !taken
      ? [{ key: 'all', label: t('task.bulk.takeAll', { count: all.total }), icon: ListChecks, run: () => setAll(true) }]
      : [];
  return (
    <>
      <BulkBar count={taken ? taken.total : rows.length} actions={[...actions, ...sheet, ...more]} onClear={clear} />
      <Suspense fallback={null}>
        {kind && taken && <BulkAllDialog kind={kind} all={taken} onClose={() => setKind(null)} onStarted={clear} />}
        {kind && !taken && (
          <BulkDialog
            kind={kind}
            rows={rows}
            onClose={() => setKind(null)}
            onAllDone={() => {
              setKind(null);
              clear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
