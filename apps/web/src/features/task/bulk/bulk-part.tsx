import type { TaskRow } from '@rondo/contract/task';
import { AlarmClock, ArrowLeftRight, Ban, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx';

const ICONS = { remind: BellRing, transfer: ArrowLeftRight, change_deadline: AlarmClock, close: Ban } as const;
const KINDS = ['remind', 'transfer', 'change_deadline', 'close'] as const satisfies readonly BulkKind[];

/** What can be done with the ticked rows at once. */
export function BulkPart({ rows, onClear }: { rows: readonly TaskRow[]; onClear: () => void }) {
  const t = useT();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const actions = KINDS.map((key) => ({
    key,
    label: t(`task.doing.${key}`),
    icon: ICONS[key],
    run: () => setKind(key),
  }));
  return (
    <>
      <BulkBar count={rows.length} actions={actions} onClear={onClear} />
      {kind && (
        <BulkDialog
          kind={kind}
          rows={rows}
          onClose={() => setKind(null)}
          onAllDone={() => {
            setKind(null);
            onClear();
          }}
        />
      )}
    </>
  );
}
