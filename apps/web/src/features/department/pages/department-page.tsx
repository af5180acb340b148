import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import { Plus, Upload } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { TreeTable } from '../components/tree-table.tsx';
import type { DepartmentAct, Dialog } from '../department-dialog.ts';
import { indexDepartments } from '../tree/department-index.ts';
import '../components/department.css';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const DepartmentDrawer = lazyAtTouch(() => import('../components/department-drawer.tsx'));

const DepartmentDialogs = lazyPart(() => import('../components/department-dialogs.tsx'));

/** The departments of the company (product 2): their tree to be put in order, one of them open at the right. */
export default function DepartmentPage() {
  const t = useT();
  const format = useFormat();
  const { open, set } = useListParams({ filters: [] as const });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const isPhone = useNarrow();
  const tree = useCall(departmentApi.tree, {});
  const nodes = tree.data ?? NONE;
  const index = useMemo(() => indexDepartments(nodes), [nodes]);
  const { root } = index;
  const chosen = index.byId.get(open ?? '');
  const act = (kind: DepartmentAct, department: DepartmentNode) => {
    const parent = kind === 'createBelow' ? department : index.byId.get(department.parentId ?? '');
    if (kind === 'createBelow' || kind === 'createBeside') {
      const afterId = kind === 'createBeside' ? department.id : null;
      if (parent) setDialog({ kind: 'create', parent, afterId });
    } else setDialog({ kind, department });
  };
  return (
    <>
      <ListPage
        title={t('department.title')}
        meta={
          root &&
          !isPhone &&
          t('department.meta', {
            count: nodes.length === 1 ? 1 : format.count(nodes.length),
            members: format.count(root.membersBelow),
          })
        }
        actions={
          root && (
            <Actions
              isPhone={isPhone}
              onImport={() => setDialog({ kind: 'import' })}
              onCreate={() => act('createBelow', chosen ?? root)}
            />
          )
        }
      >
        {tree.isPending && <SkeletonRows rows={8} />}
        {tree.isError && !tree.data && (
          <LoadFailure noun={t('department.title')} failure={tree.error} onRetry={() => void tree.refetch()} />
        )}
        {tree.data && (
          <div className="dept-page">
            <TreeTable nodes={nodes} openId={chosen?.id ?? null} onOpen={(id) => set({ open: id })} onAct={act} />
          </div>
        )}
      </ListPage>
      {chosen && (
        <DepartmentDrawer
          key={chosen.id}
          department={chosen}
          index={index}
          onClose={() => set({ open: null })}
          onAct={act}
        />
      )}
      {dialog && (
        <Suspense fallback={null}>
          <DepartmentDialogs
            dialog={dialog}
            nodes={nodes}
            onClose={() => setDialog(null)}
            onCreated={(id) => set({ open: id })}
            onGone={() => set({ open: null })}
          />
        </Suspense>
      )}
    </>
  );
}

const NONE: readonly DepartmentNode[] = [];

interface ActionsProps {
  isPhone: boolean;
  onImport: () => void;
  onCreate: () => void;
}

function Actions({ isPhone, onImport, onCreate }: ActionsProps) {
  const t = useT();
  const label = t('department.act.import');
  return (
    <>
      <button type="button" className="button dept-import" aria-label={label} title={label} onClick={onImport}>
        <Upload size={16} strokeWidth={1.75} aria-hidden />
        {!isPhone && label}
      </button>
      <button type="button" className="button button-primary" onClick={onCreate}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {t('department.act.create')}
      </button>
    </>
  );
}
