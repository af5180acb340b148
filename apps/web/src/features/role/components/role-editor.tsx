import type { Stale } from '@rondo/contract/kit/stale';
import type { RoleRow } from '@rondo/contract/role';
import { LIVE_CODES } from '@rondo/domain/live';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { LeaveDialog } from '../../../shared/ui/form/leave-dialog.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts';
import { useDraft } from '../use-draft.ts';
import { useEditor } from '../use-editor.ts';
import { useRoleActs } from '../use-role-acts.ts';
import { useRoleParams } from '../use-role-params.ts';
import { RoleAsked, type RoleQuestion } from './role-asked.tsx';
import { RoleConflict } from './role-conflict.tsx';
import { RoleForm } from './role-form.tsx';
import { RoleHead } from './role-head.tsx';
import { RoleMembers } from './role-members.tsx';
import { SaveBar } from './save-bar.tsx';

interface Props {
  /** Null: a new one. */
  role: RoleRow | null;
  /** What a new one begins as. */
  source: RoleRow | null;
  roles: readonly RoleRow[];
  isFolded: boolean;
}

/** One role with its tabs: what it may, who has it. Nothing is in force before it is saved. */
export function RoleEditor({ role, source, roles, isFolded }: Props) {
  const t = useT();
  const params = useRoleParams();
  const editor = useEditor(roles);
  const form = useDraft(role, source, editor);
  const [stale, setStale] = useState<Stale<RoleRow> | null>(null);
  const acts = useRoleActs(role, source, setStale);
  const [question, setQuestion] = useState<RoleQuestion | null>(null);
  const { blocker, letGo } = useLeaveGuard(() => form.isDirty, shownRole);
  const isReadOnly = role !== null && !role.can.edit;
  const leave = (roleId: string | null) => {
    letGo();
    params.show(roleId);
  };
  const save = async () => {
    if (!form.isReady()) params.setTab('permissions');
    else if (role) setQuestion('save');
    else {
      const id = await acts.create(form.draft);
      if (id) leave(id);
    }
  };
  const confirm = async () => {
    if (question === 'save' && (await acts.update(form.draft, form.rev))) form.settle();
    if (question === 'restore' && (await acts.restore())) form.discard();
    setQuestion(null);
  };
  const hasTabs = role !== null;
  return (
    <section className="role-editor" aria-label={role?.name ?? t('role.newTitle')}>
      <RoleHead role={role} source={source} isFolded={isFolded} onAsk={setQuestion} />
      {hasTabs && (
        <Tabs
          label={t('role.tab.label')}
          items={[
            {
              key: 'permissions',
              label: t('role.tab.permissions'),
              count: LIVE_CODES.filter((code) => form.draft.codes.has(code)).length,
            },
            { key: 'members', label: t('role.tab.members'), count: role.members },
          ]}
          current={params.tab}
          onChange={(key) => params.setTab(key === 'members' ? 'members' : 'permissions')}
        />
      )}
      <div className="role-body" data-tabs={hasTabs}>
        {hasTabs && params.tab === 'members' ? (
          <RoleMembers role={role} />
        ) : (
          <RoleForm
            role={role}
            editor={editor}
            form={form}
            isReadOnly={isReadOnly}
            onCompare={(current) => setStale(staleFrom(current))}
          />
        )}
      </div>
      {!isReadOnly && (form.isDirty || !role) && (
        <SaveBar
          count={role ? form.changes : null}
          isBusy={acts.isBusy}
          onDiscard={role ? form.discard : () => leave(null)}
          onSave={() => void save()}
        />
      )}
      {role && question && (
        <RoleAsked
          question={question}
          role={role}
          form={form}
          isBusy={acts.isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setQuestion(null)}
          onGone={() => leave(null)}
        />
      )}
      {stale && <RoleConflict stale={stale} form={form} onClose={() => setStale(null)} />}
      {blocker.state === 'blocked' && <LeaveDialog onStay={blocker.reset} onGo={blocker.proceed} />}
    </section>
  );
}

/** Which role an address shows. */
function shownRole(search: string): string {
  const params = new URLSearchParams(search);
  return `${params.get('role') ?? ''} ${params.get('copy') ?? ''}`;
}

/** A newer version that came with the list. */
const staleFrom = (current: RoleRow): Stale<RoleRow> => ({
  by: current.updatedBy?.name ?? null,
  at: current.updatedAt,
  current,
});
