import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import { supportApi } from '@rondo/contract/support';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { transport } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useLiveState } from '../../../shared/session/live-state.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { ModelsChecked, useModelsChecked } from '../components/models-checked.tsx';
import { SupportFrame } from '../components/support-frame.tsx';

/** The fourth child of /cmsHelp (A15): what runs here, measured as the page is opened. */
export default function SelfCheckPage() {
  const t = useT();
  const format = useFormat();
  const read = useCall(supportApi.selfCheck, {}, { part: true, fresh: true });
  const models = useModelsChecked();
  const live = useLiveState();
  const { data } = read;
  return (
    <SupportFrame>
      <div className="support-head">
        <h1>{t('support.check.title')}</h1>
        <Button
          isBusy={read.isFetching || models.isFetching}
          onPress={() => void Promise.all([read.refetch(), models.refetch()])}
        >
          {t('support.check.again')}
        </Button>
      </div>
      {!data && read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {!data && !read.isError && <SkeletonRows rows={6} />}
      {data && (
        <Facts
          items={[
            { label: t('support.check.client'), value: CLIENT_VERSION },
            { label: t('support.check.server'), value: data.version },
            { label: t('support.check.node'), value: data.node },
            { label: t('support.check.database'), value: data.database },
            { label: t('support.check.databaseMs'), value: t('support.check.ms', { ms: data.databaseMs }) },
            { label: t('support.check.time'), value: format.dateTime(data.at) },
            { label: t('support.check.offset'), value: t('support.check.ms', { ms: transport.clock.offsetMs() }) },
            { label: t('support.check.push'), value: t(`profile.diagnostics.pushState.${live}`) },
            { label: t('support.check.waiting'), value: data.queue.waiting },
            { label: t('support.check.running'), value: data.queue.running },
            { label: t('support.check.failed'), value: data.queue.failed },
          ]}
        />
      )}
      <ModelsChecked read={models} />
    </SupportFrame>
  );
}
