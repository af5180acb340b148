import { cycleApi } from '@rondo/contract/cycle';
import { ArchiveRestore } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { Opener } from '../../../shared/ui/opener.tsx';

/** What was deleted, and the way back, for those who manage cycles. */
export function BinButton() {
  const t = useT();
  const can = useCan();
  if (!can('x_cycle_manage')) return null;
  return (
    <Opener label={t('cycle.bin')} icon={ArchiveRestore}>
      {(close) => <BinDialog read={cycleApi.bin} restore={cycleApi.restore} onClose={close} />}
    </Opener>
  );
}
