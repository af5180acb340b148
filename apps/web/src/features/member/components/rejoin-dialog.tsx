import { type Invitation, memberApi } from '@rondo/contract/member';
import type { ScopeShape } from '@rondo/contract/member-shape';
import { useState } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DepartmentPicker } from '../../department/index.ts';
import { MEMBER_INVALIDATES } from '../member-invalidates.ts';
import type { Invitee } from './invitation-dialog.tsx';
import type { Faults } from './member-draft.ts';
import { RoleField } from './role-field.tsx';
import { NO_SCOPE, ScopeField } from './scope-field.tsx';

interface Props {
  memberId: string;
  /** Shows the way in of who is back. */
  onInvited: (member: Invitee, sent: Invitation) => void;
  onClose: () => void;
}

/** Somebody who left comes back as the same member; where they work and what they may do is chosen anew. */
export function RejoinDialog({ memberId, onInvited, onClose }: Props) {
  const t = useT();
  const { data: member } = useCall(memberApi.get, { id: memberId });
  const [departmentIds, setDepartments] = useState<string[]>([]);
  const [roleIds, setRoles] = useState<string[]>([]);
  const [scope, setScope] = useState<ScopeShape>(NO_SCOPE);
  const [faults, setFaults] = useState<Faults>({});
  const onRefused = ({ fields }: Refusal): boolean => {
    setFaults(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
    return fields.length > 0;
  };
  const rejoin = useAct(memberApi.rejoin, { invalidates: MEMBER_INVALIDATES, onRefused });
  const submit = async () => {
    if (!member) return;
    const missing: Faults = {
      ...(departmentIds.length === 0 ? { departmentIds: t('member.form.departmentRequired') } : {}),
      ...(roleIds.length === 0 ? { roleIds: t('member.form.roleRequired') } : {}),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const done = await rejoin.run({ id: member.id, rev: member.rev, departmentIds, roleIds, scope });
    if (!done) return;
    toast.ok(t('member.act.rejoined', { name: member.name }));
    onClose();
    onInvited(member, done.invitation);
  };
  return (
    <Dialog title={t('member.act.rejoinTitle', { name: member?.name ?? '' })} width={560} isSticky onClose={onClose}>
      {!member && <SkeletonRows rows={4} />}
      {member && (
        <ActForm verb={t('member.act.rejoin')} isBusy={rejoin.busy} onSubmit={() => void submit()} onClose={onClose}>
          <p className="meta">{t('member.act.rejoinHint')}</p>
          <DepartmentPicker
            label={t('member.field.departments')}
            value={departmentIds}
            onChange={setDepartments}
            isMulti
            error={faults.departmentIds}
            isRequired
          />
          <RoleField
            label={t('member.field.roles')}
            value={roleIds}
            onChange={setRoles}
            error={faults.roleIds}
            isRequired
          />
          <ScopeField label={t('member.field.scope')} value={scope} onChange={setScope} error={faults.scope} />
        </ActForm>
      )}
    </Dialog>
  );
}
