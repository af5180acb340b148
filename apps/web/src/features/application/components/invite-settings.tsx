import { applicationApi, type Invite } from '@rondo/contract/application';
import { INVITE_VALIDITY_DAYS } from '@rondo/domain/application';
import { type FormEvent, useId, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DepartmentPicker } from '../../department/index.ts';
import { RoleField } from '../../member/index.ts';

type Faults = Partial<Record<'departmentId' | 'roleId', string>>;

/** What happens to those who come by code or link. */
export function InviteSettings({ invite }: { invite: Invite }) {
  const t = useT();
  const [draft, setDraft] = useState(invite);
  const [faults, setFaults] = useState<Faults>({});
  const change = (next: Partial<Invite>) => {
    setDraft({ ...draft, ...next });
    setFaults({});
  };
  const save = useAct(applicationApi.saveInvite, {
    onDone: () => toast.ok(t('application.invite.saved')),
    onRefused: ({ reason, message }) => {
      if (reason === 'ROLE_ABOVE') setFaults({ roleId: message });
      return reason === 'ROLE_ABOVE';
    },
  });
  const { isOn, validityDays, needsApproval, departmentId, roleId } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const needed = t('application.invite.placeNeeded');
    const missing: Faults = needsApproval
      ? {}
      : { ...(departmentId ? {} : { departmentId: needed }), ...(roleId ? {} : { roleId: needed }) };
    setFaults(missing);
    if (Object.keys(missing).length > 0 || save.busy) return;
    void save.run({ rev: invite.rev, isOn, validityDays, needsApproval, departmentId, roleId });
  };
  return (
    <form className="invite-settings" onSubmit={submit} noValidate>
      <OnOff label={t('application.invite.isOn')} isOn={isOn} onChange={(next) => change({ isOn: next })} />
      <div className="invite-line">
        <span>{t('application.invite.validity')}</span>
        <Segment
          isSmall
          label={t('application.invite.validity')}
          value={String(validityDays)}
          onChange={(chosen) =>
            change({ validityDays: INVITE_VALIDITY_DAYS.find((days) => String(days) === chosen) ?? null })
          }
          options={[
            ...INVITE_VALIDITY_DAYS.map((days) => ({
              value: String(days),
              label: t('application.invite.days', { count: days }),
            })),
            { value: 'null', label: t('application.invite.never') },
          ]}
        />
      </div>
      <OnOff
        label={t('application.invite.needsApproval')}
        hint={t('application.invite.needsApprovalHint')}
        isOn={needsApproval}
        onChange={(next) => change({ needsApproval: next })}
      />
      <DepartmentPicker
        label={t('application.invite.department')}
        value={departmentId ? [departmentId] : []}
        onChange={([chosen]) => change({ departmentId: chosen ?? null })}
        error={faults.departmentId}
        isRequired={!needsApproval}
      />
      <RoleField
        label={t('application.invite.role')}
        hint={t('application.invite.placeHint')}
        value={roleId ? [roleId] : []}
        // One role only: the last one chosen.
        onChange={(chosen) => change({ roleId: chosen.at(-1) ?? null })}
        error={faults.roleId}
        isRequired={!needsApproval}
      />
      <button type="submit" className="button button-primary" aria-busy={save.busy}>
        {t('ui.save')}
      </button>
    </form>
  );
}

interface OnOffProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function OnOff({ label, hint, isOn, onChange }: OnOffProps) {
  const id = useId();
  return (
    <div className="invite-line">
      <label htmlFor={id}>
        {label}
        {hint && <span className="meta">{hint}</span>}
      </label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}
