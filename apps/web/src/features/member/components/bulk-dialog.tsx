import type { Output } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import type { ScopeShape } from '@rondo/contract/member-shape';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DepartmentPicker } from '../../department/index.ts';
import type { BulkAct } from '../member-dialog.ts';
import { MEMBER_INVALIDATES } from '../member-invalidates.ts';
import { RoleField } from './role-field.tsx';
import { NO_SCOPE, ScopeField } from './scope-field.tsx';

interface Props {
  act: BulkAct;
  ids: readonly string[];
  onClose: () => void;
}

type Refused = Output<typeof memberApi.assign>['refused'];

/** One change for several members; who could not be changed is named with the reason. */
export function BulkDialog({ act, ids, onClose }: Props) {
  const t = useT();
  const count = ids.length;
  const [departmentIds, setDepartments] = useState<string[]>([]);
  const [roleIds, setRoles] = useState<string[]>([]);
  const [scope, setScope] = useState<ScopeShape>(NO_SCOPE);
  const [fault, setFault] = useState('');
  const [refused, setRefused] = useState<Refused>([]);
  const assign = useAct(memberApi.assign, { invalidates: MEMBER_INVALIDATES });
  const submit = async () => {
    const [departmentId] = departmentIds;
    if (act === 'department' && !departmentId) return setFault(t('member.form.departmentRequired'));
    if (act === 'role' && roleIds.length === 0) return setFault(t('member.form.roleRequired'));
    setFault('');
    const done = await assign.run({
      ids: [...ids],
      ...(act === 'department' && departmentId ? { departmentId } : {}),
      ...(act === 'role' ? { addRoleIds: roleIds } : {}),
      ...(act === 'scope' ? { scope } : {}),
    });
    if (!done) return;
    if (done.done > 0) toast.ok(t('member.bulk.done', { count: done.done }));
    if (done.refused.length > 0) setRefused(done.refused);
    else onClose();
  };
  if (refused.length > 0) return <RefusedList refused={refused} onClose={onClose} />;
  return (
    <Dialog title={t(`member.bulk.${act}Title`, { count })} width={520} isSticky onClose={onClose}>
      <ActForm verb={t('ui.save')} isBusy={assign.busy} onSubmit={() => void submit()} onClose={onClose}>
        {act === 'department' && (
          <DepartmentPicker
            label={t('member.field.departments')}
            hint={t('member.bulk.departmentHint')}
            value={departmentIds}
            onChange={setDepartments}
            error={fault}
            isRequired
          />
        )}
        {act === 'role' && (
          <RoleField label={t('member.field.roles')} value={roleIds} onChange={setRoles} error={fault} isRequired />
        )}
        {act === 'scope' && (
          <ScopeField
            label={t('member.field.scope')}
            hint={t('member.bulk.scopeHint')}
            value={scope}
            onChange={setScope}
          />
        )}
      </ActForm>
    </Dialog>
  );
}

function RefusedList({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('member.bulk.refusedTitle', { count: refused.length })}
      width={520}
      onClose={onClose}
      footer={
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('ui.close')}
        </button>
      }
    >
      <ul className="member-refused">
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong> <span className="meta">{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
