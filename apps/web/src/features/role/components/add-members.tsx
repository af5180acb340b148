import { memberOptions } from '@rondo/contract/member-options';
import { type RoleRow, roleApi } from '@rondo/contract/role';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Avatar } from '../../../shared/ui/drawer/person.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Chooses who gets a role; those who have it already stand there ticked. */
export function AddMembers({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const found = useCall(memberOptions, { keyword }, { keepPrevious: true });
  const assign = useAct(roleApi.assign, {
    invalidates: ['member'],
    onDone: ({ added }) => {
      toast.ok(t('role.members.added', { count: added }));
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (chosen.length > 0) void assign.run({ id: role.id, add: [...chosen] });
  };
  const choose = (id: string, isOn: boolean) =>
    setChosen((now) => (isOn ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <Dialog title={t('role.members.addTitle', { name: role.name })} onClose={onClose} isSticky={chosen.length > 0}>
      <ActForm
        verb={chosen.length > 0 ? t('role.members.addVerb', { count: chosen.length }) : t('role.members.add')}
        isBusy={assign.busy}
        onSubmit={submit}
        onClose={onClose}
      >
        <SearchField label={t('role.members.addSearch')} value={keyword} onChange={setKeyword} />
        <ul className="role-picker" aria-label={t('role.field.members')}>
          {found.isPending && <SkeletonRows rows={4} />}
          {found.data?.length === 0 && <li className="meta">{t('role.members.noMatch')}</li>}
          {found.data?.map((member) => {
            const isHolder = member.roles.includes(role.name);
            const beside = isHolder ? t('role.members.already') : [member.position, ...member.roles].filter(Boolean);
            return (
              <li key={member.id}>
                <Checkbox
                  label={member.name}
                  isChecked={isHolder || chosen.includes(member.id)}
                  isDisabled={isHolder}
                  onChange={(isOn) => choose(member.id, isOn)}
                >
                  <span className="role-picked">
                    <Avatar name={member.name} />
                    <span className="ellipsis">{member.name}</span>
                    <span className="meta ellipsis">{typeof beside === 'string' ? beside : beside.join(' · ')}</span>
                  </span>
                </Checkbox>
              </li>
            );
          })}
        </ul>
        {isTried && chosen.length === 0 && <FieldError>{t('role.members.addNone')}</FieldError>}
      </ActForm>
    </Dialog>
  );
}
