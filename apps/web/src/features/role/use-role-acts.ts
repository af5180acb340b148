import { type Stale, staleOf } from '@rondo/contract/kit/stale';
import { type RoleRow, roleApi, roleRow } from '@rondo/contract/role';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useAct } from '../../shared/http/query.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { useT } from '../../shared/i18n.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { fieldsOf, type RoleDraft } from './role-draft.ts';

/** Saving a role, in its three ways; each answers whether it is done. A stale one is told with what is stored now. */
export function useRoleActs(role: RoleRow | null, source: RoleRow | null, onStale: (stale: Stale<RoleRow>) => void) {
  const t = useT();
  const [requestId] = useState(() => uuid());
  const create = useAct(roleApi.create, { onDone: (_, { name }) => toast.ok(t('role.created', { name })) });
  const onRefused = ({ reason, data }: Refusal): boolean => {
    const stale = reason === 'STALE' ? staleOf(roleRow, data) : null;
    if (stale) onStale(stale);
    return stale !== null;
  };
  const update = useAct(roleApi.update, {
    onDone: (_, { name }) => toast.ok(t('role.saved', { name })),
    onRefused,
  });
  const restore = useAct(roleApi.restore, {
    onRefused,
    onDone: () => toast.ok(t('role.restored', { name: role?.name ?? '' })),
  });
  return {
    isBusy: create.busy || update.busy || restore.busy,
    /** The id of the new role. */
    create: async (draft: RoleDraft): Promise<string | null> => {
      const head = { requestId, copyOf: source?.id ?? null };
      return (await create.run({ ...head, ...fieldsOf(draft) }))?.id ?? null;
    },
    update: async (draft: RoleDraft, rev: number): Promise<boolean> =>
      role !== null && (await update.run({ id: role.id, rev, ...fieldsOf(draft) })) !== null,
    restore: async (): Promise<boolean> =>
      role !== null && (await restore.run({ id: role.id, rev: role.rev })) !== null,
  };
}
