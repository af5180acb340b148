import { memberApi } from '@rondo/contract/member';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { MEMBER_INVALIDATES } from '../member-invalidates.ts';

interface Props {
  event: 'disable' | 'enable';
  member: MemberDetail;
  onClose: () => void;
}

/** Suspending a member, or letting them in again. */
export function MoveDialog({ event, member, onClose }: Props) {
  const t = useT();
  const [reason, setReason] = useState('');
  const { id, rev, name } = member;
  const isOff = event === 'disable';
  const done = () => {
    toast.ok(t(isOff ? 'member.act.disabled' : 'member.act.enabled', { name }));
    onClose();
  };
  const disable = useAct(memberApi.disable, { invalidates: MEMBER_INVALIDATES, onDone: done });
  const enable = useAct(memberApi.enable, { invalidates: MEMBER_INVALIDATES, onDone: done });
  return (
    <Dialog
      title={t(isOff ? 'member.act.disableTitle' : 'member.act.enableTitle', { name })}
      width={480}
      onClose={onClose}
    >
      <ActForm
        verb={t(isOff ? 'member.act.disable' : 'member.act.enable')}
        isBusy={disable.busy || enable.busy}
        isDanger={isOff}
        onSubmit={() => void (isOff ? disable.run({ id, rev, reason: reason.trim() }) : enable.run({ id, rev }))}
        onClose={onClose}
      >
        <p>{t(isOff ? 'member.act.disableHint' : 'member.act.enableHint')}</p>
        {isOff && (
          <TextField
            label={t('member.act.reason')}
            hint={t('member.act.reasonHint')}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={LIMIT.text.reason}
          />
        )}
      </ActForm>
    </Dialog>
  );
}
