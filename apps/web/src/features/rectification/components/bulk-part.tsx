import type { RectificationRow } from '@rondo/contract/rectification';
import { AlarmClock, ArrowLeftRight, Ban, BellRing, Download, FileImage, Images, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import type { Leaving } from '../use-leaving.ts';
import type { BulkKind } from './bulk-dialog.tsx';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'));

const ICONS = { remind: BellRing, transfer: ArrowLeftRight, extend: AlarmClock, end: Ban, withdraw: Undo2 } as const;
const KINDS = ['remind', 'transfer', 'extend', 'end', 'withdraw'] as const satisfies readonly BulkKind[];

interface Props {
  rows: readonly RectificationRow[];
  /** What of the ticked rows leaves as a file; none for whoever may not. */
  leaving: Leaving | null;
  onClear: () => void;
}

/** What can be done with the ticked rectifications at once (product 10). */
export function BulkPart({ rows, leaving, onClear }: Props) {
  const t = useT();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const acts = KINDS.map((key) => ({
    ...{ key, label: t(`rectification.act.${key}`), icon: ICONS[key] },
    run: () => setKind(key),
  }));
  const files = leaving
    ? [
        { key: 'list', label: t('job.exporting.xlsx'), icon: Download, run: () => void leaving.list() },
        ...leaving.pictured.map(({ key, label, run }) => ({
          ...{ key, label, icon: key === 'sheet' ? FileImage : Images, run: () => void run() },
        })),
      ]
    : [];
  return (
    <>
      <BulkBar count={rows.length} actions={[...acts, ...files]} onClear={onClear} />
      {kind && (
        <Suspense fallback={null}>
          <BulkDialog
            kind={kind}
            rows={rows}
            onClose={() => setKind(null)}
            onAllDone={() => {
              setKind(null);
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
