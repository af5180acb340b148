import { type FlowDashboardRow, flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Another name. */
export function RenameDialog({
  row,
  onClose,
}: {
  row: Pick<FlowDashboardRow, 'id' | 'rev' | 'name'>;
  onClose: () => void;
}) {
  const t = useT();
  const [name, setName] = useState(row.name);
  const [fault, setFault] = useState<string | undefined>();
  const rename = useAct(flowDashboardApi.rename, {
    onDone: () => {
      toast.ok(t('flowDashboard.done.rename'));
      onClose();
    },
    onRefused: (refusal) => {
      if (refusal.reason !== 'FLOW_DASHBOARD_NAME_TAKEN' && refusal.fields.length === 0) return false;
      setFault(refusal.fields[0]?.message ?? refusal.message);
      return true;
    },
  });
  return (
    <Dialog title={t('flowDashboard.act.rename')} isSheet onClose={onClose}>
      <ActForm
        verb={t('ui.save')}
        isBusy={rename.busy}
        onSubmit={() => void rename.run({ id: row.id, rev: row.rev, name })}
        onClose={onClose}
      >
        <TextField
          label={t('flowDashboard.name')}
          isRequired
          value={name}
          maxLength={FLOW_LIMIT.name}
          error={fault}
          onChange={(value) => {
            setName(value);
            setFault(undefined);
          }}
        />
      </ActForm>
    </Dialog>
  );
}
