import { useSearchParams } from 'react-router';

export type RoleTab = 'permissions' | 'members';
/** The address of a role that does not exist yet. */
export const NEW = 'new';

/** What the page shows, kept in the address: a role, its tab, what a new one copies, the explainer. */
export function useRoleParams() {
  const [params, setParams] = useSearchParams();
  const set = (patch: Record<string, string | null>, options: { replace?: boolean } = {}) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(patch)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, options);
  };
  const tab: RoleTab = params.get('tab') === 'members' ? 'members' : 'permissions';
  return {
    roleId: params.get('role'),
    tab,
    copyOf: params.get('copy'),
    isExplaining: params.get('panel') === 'explain',
    show: (roleId: string | null) => set({ role: roleId, tab: null, copy: null }),
    setTab: (next: RoleTab) => set({ tab: next === 'members' ? next : null }, { replace: true }),
    create: (copy: string | null) => set({ role: NEW, tab: null, copy }),
    explain: (isOpen: boolean) => set({ panel: isOpen ? 'explain' : null }),
  };
}
