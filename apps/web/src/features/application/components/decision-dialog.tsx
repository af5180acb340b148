import { type ApplicationRow, applicationApi } from '@rondo/contract/application';
import type { Output } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PlaceFields } from './place-fields.tsx';
import { useApproval } from './use-approval.ts';
import { usePlace } from './use-place.ts';

/** What is being decided about whom. */
export interface Decision {
  act: 'approve' | 'refuse';
  applications: readonly ApplicationRow[];
}

interface Props {
  decision: Decision;
  onClose: () => void;
  onDone: () => void;
}

/** Approving several with one place, or refusing one or several with a reason. */
export default function DecisionDialog({ decision, ...rest }: Props) {
  const { act, applications } = decision;
  const Form = act === 'approve' ? ApproveMany : Refuse;
  return <Form applications={applications} {...rest} />;
}

interface FormProps extends Omit<Props, 'decision'> {
  applications: readonly ApplicationRow[];
}

function ApproveMany({ applications, onClose, onDone }: FormProps) {
  const t = useT();
  const invite = useCall(applicationApi.invite, {}, { part: true });
  const form = usePlace(invite.data);
  const [left, setLeft] = useState<Output<typeof applicationApi.approve>['refused']>([]);
  const approval = useApproval({
    onDone: ({ approved, refused }) => {
      if (approved > 0) toast.ok(t('application.approvedMany', { count: approved }));
      if (refused.length === 0) onDone();
      else setLeft(refused);
    },
    onFault: form.setFault,
  });
  const count = applications.length;
  if (left.length > 0) return <NotApproved refused={left} onClose={onDone} />;
  return (
    <Dialog title={t('application.approveMany', { count })} onClose={onClose} width={560}>
      <ActForm
        verb={t('application.approve')}
        isBusy={approval.busy}
        onClose={onClose}
        onSubmit={() => {
          const place = form.checked();
          if (place) void approval.run({ ids: applications.map(({ id }) => id), ...place });
        }}
      >
        <p className="meta">{t('application.approveManyHint')}</p>
        <PlaceFields form={form} />
      </ActForm>
    </Dialog>
  );
}

/** Those who could not be taken in, each with the reason. */
function NotApproved({
  refused,
  onClose,
}: {
  refused: Output<typeof applicationApi.approve>['refused'];
  onClose: () => void;
}) {
  const t = useT();
  const close = (
    <button type="button" className="button button-primary" onClick={onClose}>
      {t('ui.close')}
    </button>
  );
  return (
    <Dialog title={t('application.notApproved', { count: refused.length })} onClose={onClose} footer={close}>
      <ul className="application-refused">
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Refuse({ applications, onClose, onDone }: FormProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  const refuse = useAct(applicationApi.refuse, {
    onDone: ({ refused }) => {
      refreshCounters();
      toast.ok(t('application.refused', { count: refused }));
      onDone();
    },
  });
  const [first] = applications;
  const count = applications.length;
  const title =
    count === 1 && first ? t('application.refuseOne', { name: first.name }) : t('application.refuseMany', { count });
  return (
    <Dialog title={title} onClose={onClose}>
      <ActForm
        verb={t('application.refuse')}
        isBusy={refuse.busy}
        isDanger
        onClose={onClose}
        onSubmit={() => void refuse.run({ ids: applications.map(({ id }) => id), reason: reason.trim() })}
      >
        <TextField
          label={t('application.reason')}
          hint={t('application.reasonHint')}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={LIMIT.text.reason}
          autoFocus
        />
      </ActForm>
    </Dialog>
  );
}
