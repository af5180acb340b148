import { handoverApi } from '@rondo/contract/handover';
import type { Output } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { count } from '@rondo/messages/format/number';
import { Download, Plus, Upload, UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAppState } from '../../../shared/session/app-state.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { OrphanBanner } from '../../handover/index.ts';
import { MemberList } from '../components/member-list.tsx';
import type { MemberDialog } from '../member-dialog.ts';
import { FILTERS, filtersOf } from '../member-input.ts';
import { useExport } from '../use-export.ts';
import '../components/member.css';

const MemberDialogs = lazy(() => import('../components/member-dialogs.tsx'));

/** Members (product 2): departments at the left, the list with its filters, one of them open at the right. */
export default function MemberPage() {
  const orphans = useCall(handoverApi.orphans, {}, { part: true });
  if (orphans.isPending) return <SkeletonRows rows={8} />;
  return <Members orphans={orphans.data} />;
}

interface Props {
  /** Undefined when it could not be asked: the members are shown all the same. */
  orphans: Output<typeof handoverApi.orphans> | undefined;
}

function Members({ orphans }: Props) {
  const t = useT();
  const params = useListParams({ filters: FILTERS, sort: 'name' });
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  useAskedDialog((asked) => asked === 'create' && setDialog({ kind: 'create', departmentId: null }));
  const isPhone = useNarrow();
  const counts = useCall(memberApi.counts, {}).data;
  const exporting = useExport();
  const departmentId = params.filters.department[0] ?? null;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <ListPage
        title={t('member.title')}
        meta={!isPhone && counts && t('member.meta', { active: count(counts.active), invited: count(counts.invited) })}
        actions={
          <>
            <Applications />
            {!isPhone && (
              <button
                type="button"
                className="button"
                aria-busy={exporting.isBusy}
                onClick={() => void exporting.run(filtersOf(params))}
              >
                <Download {...icon} />
                {t('member.export')}
              </button>
            )}
            {!isPhone && (
              <button type="button" className="button" onClick={() => setDialog({ kind: 'import' })}>
                <Upload {...icon} />
                {t('member.import')}
              </button>
            )}
            <button
              type="button"
              className="button button-primary"
              onClick={() => setDialog({ kind: 'create', departmentId })}
            >
              <Plus {...icon} />
              {t('member.create')}
            </button>
          </>
        }
      >
        <div className="member-page">
          {orphans && <OrphanBanner found={orphans} />}
          <MemberList params={params} onDialog={setDialog} />
        </div>
      </ListPage>
      {dialog && (
        <Suspense fallback={null}>
          <MemberDialogs
            dialog={dialog}
            onDialog={setDialog}
            onOpen={(id) => params.set({ open: id })}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The way to the applications, with how many wait. */
function Applications() {
  const t = useT();
  const count = useAppState((state) => state.applyCount);
  return (
    <Link className="button" to="/user/apply">
      <UserRoundCheck size={16} strokeWidth={1.75} aria-hidden />
      <span className="member-apply-word">{t('member.applications')}</span>
      {count > 0 && <span className="badge">{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}
