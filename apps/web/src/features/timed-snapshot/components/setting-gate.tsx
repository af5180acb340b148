import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { CameraOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

/** The page, or what stands in its place while the company has no timed snapshots: whom to ask, and for them the switch. */
export function SettingGate({ children }: { children: () => ReactNode }) {
  const t = useT();
  const read = useCall(timedSnapshotApi.setting, {}, { keepPrevious: true });
  const save = useAct(timedSnapshotApi.saveSetting);
  if (read.data?.isOn) return children();
  return (
    <ListPage title={t('timedSnapshot.title')}>
      {read.isPending && <SkeletonRows rows={4} />}
      {read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {read.data && (
        <EmptyState
          kind="no-permission"
          icon={CameraOff}
          title={t('timedSnapshot.off.title')}
          {...(read.data.can.edit
            ? {
                actions: (
                  <Button
                    look="primary"
                    isBusy={save.busy}
                    onPress={() => void save.run({ isOn: true, rev: read.data?.rev ?? 0 })}
                  >
                    {t('timedSnapshot.off.enable')}
                  </Button>
                ),
              }
            : {})}
        >
          {t(read.data.can.edit ? 'timedSnapshot.off.admin' : 'timedSnapshot.off.contact')}
        </EmptyState>
      )}
    </ListPage>
  );
}
