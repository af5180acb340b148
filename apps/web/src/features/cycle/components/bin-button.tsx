import { cycleApi } from '@rondo/contract/cycle';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';

/** What was deleted, and the way back, for those who manage cycles. */
export function BinButton() {
  const t = useT();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can('x_cycle_manage')) return null;
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-label={t('cycle.bin')}
        title={t('cycle.bin')}
        onClick={() => setOpen(true)}
      >
        <ArchiveRestore size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && <BinDialog read={cycleApi.bin} restore={cycleApi.restore} onClose={() => setOpen(false)} />}
    </>
  );
}
