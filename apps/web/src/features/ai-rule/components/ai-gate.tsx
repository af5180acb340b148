import { aiRuleApi } from '@rondo/contract/ai-rule';
import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

interface Props {
  title: string;
  children: () => ReactNode;
}

/** The page, or what stands in its place while the company has no AI checks: whom to ask, and for them the switch (S6.34). */
export function AiGate({ title, children }: Props) {
  const t = useT();
  const read = useCall(aiRuleApi.setting, {}, { keepPrevious: true });
  const save = useAct(aiRuleApi.saveSetting);
  const { data } = read;
  if (data?.isOn) return children();
  const enable = data?.can.edit && (
    <Button
      look="primary"
      isBusy={save.busy}
      onPress={() => void save.run({ ...settingOf(data), isOn: true, rev: data.rev })}
    >
      {t('aiRule.off.enable')}
    </Button>
  );
  return (
    <ListPage title={title}>
      {read.isPending && <SkeletonRows rows={4} />}
      {read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {data && (
        <EmptyState
          kind="no-permission"
          icon={ScanEye}
          title={t('aiRule.off.title')}
          {...(enable ? { actions: enable } : {})}
        >
          {t(data.can.edit ? 'aiRule.off.admin' : 'aiRule.off.contact')}
        </EmptyState>
      )}
    </ListPage>
  );
}

const settingOf = ({ thresholdPercent, auditPercent }: { thresholdPercent: number; auditPercent: number }) => ({
  thresholdPercent,
  auditPercent,
});
