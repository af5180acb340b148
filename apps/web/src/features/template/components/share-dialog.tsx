import { cycleApi } from '@rondo/contract/cycle';
import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import { type ShownShare, shownShare } from '@rondo/contract/template-share';
import { cycleMachine } from '@rondo/domain/cycle';
import { taskMachine } from '@rondo/domain/task';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf, faultsOf, sentOf } from '../share-draft.ts';
import { ShareAt, ShareWith } from './share-fields.tsx';
import './template.css';

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

const WIDTH = 560;

/** Who may use a template, and where; read anew when it opens. */
export function ShareDialog({ id, name, onClose }: Props) {
  const t = useT();
  const { data, isError, error, isFetchedAfterMount, refetch } = useCall(templateApi.get, { id }, { part: true });
  if (data && isFetchedAfterMount) return <ShareForm id={id} name={name} share={data.share} onClose={onClose} />;
  return (
    <Dialog title={t('template.share.act')} width={WIDTH} isSheet onClose={onClose}>
      {isError ? <LoadFailure failure={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}

function ShareForm({ id, name, share, onClose }: Props & { share: ShownShare }) {
  const t = useT();
  const { list } = useFormat();
  const form = useDraftForm({ shape: shownShare, read: share, draftOf, onClose });
  const { draft, faults, onRefused } = form;
  const { base, found } = form.conflict;
  const save = useAct(templateApi.share, { onRefused });
  const part = { draft, put: form.put, faults };
  const names = new Map([base, found?.current].flatMap((one) => one?.names ?? []).map((one) => [one.id, one.name]));
  const named = (ids: readonly string[]) => ids.map((one) => names.get(one) ?? '');
  const hiddenShops = base?.hiddenShops ?? 0;
  return (
    <DraftDialog
      form={form}
      title={t('template.share.act')}
      verb={t('ui.save')}
      isBusy={save.busy}
      width={WIDTH}
      conflictFields={[
        {
          keys: ['with', 'roleIds', 'departmentIds', 'memberIds'],
          label: t('template.share.with'),
          words: (one) =>
            one.with === 'all'
              ? t('template.share.withAll')
              : list(named([...one.roleIds, ...one.departmentIds, ...one.memberIds])),
        },
        {
          keys: ['at', 'groupIds', 'shopIds', 'tags', 'formats'],
          label: t('template.share.at'),
          words: (one) =>
            one.at === 'all'
              ? t('template.share.atAll')
              : list([
                  ...named([...one.groupIds, ...one.shopIds]),
                  ...one.tags,
                  ...one.formats.map((format) => t(`shop.format.${format}`)),
                ]),
        },
      ]}
      onSubmit={() =>
        form.submit({
          faultsOf: (chosen) => faultsOf(chosen, hiddenShops, t),
          save: (chosen, from) => save.run({ ...sentOf(chosen), id, rev: (from ?? share).rev }),
          onSaved: () => {
            toast.ok(t('template.share.saved'));
            onClose();
          },
        })
      }
    >
      <p className="meta">
        <strong>{name}</strong> {t('template.share.hint')}
      </p>
      <ShareWith {...part} />
      <ShareAt {...part} hiddenShops={hiddenShops} />
      <Running templateId={id} />
    </DraftDialog>
  );
}

const OPEN_TASKS = taskMachine.from('close');
const OPEN_CYCLES = cycleMachine.from('end');

/** What goes on under the setting, each number opening its rows. */
function Running({ templateId }: { templateId: string }) {
  const t = useT();
  const can = useCan();
  const tasks = useCall(
    taskApi.list,
    { tab: 'all', templateId: [templateId], state: OPEN_TASKS, size: 10 },
    { enabled: can('task_center'), part: true },
  );
  const cycles = useCall(
    cycleApi.list,
    { templateId: [templateId], state: OPEN_CYCLES, size: 10 },
    { enabled: can(cycleApi.list.needs), part: true },
  );
  const states = (all: readonly string[]) => all.map((state) => `&state=${state}`).join('');
  const lines = [
    {
      key: 'openTasks',
      count: tasks.data?.total ?? 0,
      to: `/task?tab=all&templateId=${templateId}${states(OPEN_TASKS)}`,
    },
    {
      key: 'cycles',
      count: cycles.data?.total ?? 0,
      to: `/inspect/cycle?templateId=${templateId}${states(OPEN_CYCLES)}`,
    },
  ] as const;
  return lines.map(
    ({ key, count, to }) =>
      count > 0 && (
        <p key={key} className="num">
          <Link to={to}>{t(`template.share.${key}`, { count })}</Link>
        </p>
      ),
  );
}
