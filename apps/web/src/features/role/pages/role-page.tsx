import { type RoleRow, roleApi } from '@rondo/contract/role';
import { Plus, ScanSearch, ShieldCheck } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { ExplainAccess } from '../../access/index.ts';
import { RoleEditor } from '../components/role-editor.tsx';
import { RoleList } from '../components/role-list.tsx';
import { NEW, useRoleParams } from '../use-role-params.ts';
import '../components/role.css';
import '../components/permission.css';
import '../components/role-members.css';
import '../components/role-dialogs.css';
import '../components/role-narrow.css';

/** The roles (product 2): all of them at the left, one of them open beside it; on the phone one after the other. */
export default function RolePage() {
  const t = useT();
  const params = useRoleParams();
  const isFolded = useNarrow(widths.phone);
  const { data: roles, isPending, error, refetch } = useCall(roleApi.list, {});
  const isOpen = params.roleId !== null;
  // Where there is room for both, a role is open from the start.
  const shownId = params.roleId ?? (isFolded ? null : (roles?.find((role) => !role.locked)?.id ?? null));
  const list = roles && <RoleList roles={roles} current={shownId} onChoose={params.show} />;
  const own = roles?.filter((role) => role.key === null).length ?? 0;
  return (
    <>
      <ListPage
        title={t('role.title')}
        meta={!isFolded && roles && t('role.meta', { presets: roles.length - own, own })}
        actions={
          <>
            <button type="button" className="button" onClick={() => params.explain(true)}>
              <ScanSearch size={16} strokeWidth={1.75} aria-hidden />
              {t('role.explain')}
            </button>
            <button type="button" className="button button-primary" onClick={() => params.create(null)}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              {t('role.create')}
            </button>
          </>
        }
      >
        <div className="role-page" data-folded={isFolded}>
          {isPending && <SkeletonRows rows={6} />}
          {error && !roles && (
            <ListEmptyState
              noun={t('role.noun')}
              icon={ShieldCheck}
              nothingYet=""
              failure={error}
              isFiltered={false}
              onRetry={() => void refetch()}
              onClear={() => {}}
            />
          )}
          {roles && (!isFolded || !isOpen) && <aside className="role-side">{list}</aside>}
          {roles && (!isFolded || isOpen) && <Beside roles={roles} roleId={shownId} isFolded={isFolded} />}
        </div>
      </ListPage>
      {params.isExplaining && <ExplainAccess onClose={() => params.explain(false)} />}
    </>
  );
}

interface BesideProps {
  roles: readonly RoleRow[];
  roleId: string | null;
  isFolded: boolean;
}

/** The open role, a new one, or what to do first. */
function Beside({ roles, roleId, isFolded }: BesideProps) {
  const t = useT();
  const { copyOf } = useRoleParams();
  const role = roles.find((one) => one.id === roleId) ?? null;
  const source = roles.find((one) => one.id === copyOf) ?? null;
  if (role || roleId === NEW)
    return (
      <RoleEditor key={role?.id ?? `${NEW} ${copyOf}`} role={role} source={source} roles={roles} isFolded={isFolded} />
    );
  return (
    <div className="role-none">
      <EmptyState kind="nothing-yet" icon={ShieldCheck} title={t(roleId ? 'role.gone' : 'role.title')}>
        {t('role.pick')}
      </EmptyState>
    </div>
  );
}
