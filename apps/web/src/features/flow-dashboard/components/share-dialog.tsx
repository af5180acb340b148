import { type FlowDashboardDetail, flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { roleApi } from '@rondo/contract/role';
import { FLOW_SHARE_LEVELS } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { retryOf, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PickerField, usePickablePeople } from '../../task/index.ts';
import './flow-dashboard.css';

type Share = FlowDashboardDetail['shares'][number];

interface Props {
  row: { id: string; name: string };
  onClose: () => void;
}

/** With whom a dashboard is shared; read anew when it opens. */
export function ShareDialog({ row, onClose }: Props) {
  const t = useT();
  const read = useCall(flowDashboardApi.get, { id: row.id }, { part: true, fresh: true });
  const title = t('flowDashboard.share.title', { name: row.name });
  if (read.data && read.isFetchedAfterMount)
    return <Form key={read.data.rev} title={title} dashboard={read.data} onClose={onClose} />;
  return (
    <Dialog title={title} isSheet onClose={onClose}>
      {read.error ? (
        <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Dialog>
  );
}

function Form({ title, dashboard, onClose }: { title: string; dashboard: FlowDashboardDetail; onClose: () => void }) {
  const t = useT();
  const [shares, setShares] = useState<readonly Share[]>(dashboard.shares);
  const isChanged = JSON.stringify(shares) !== JSON.stringify(dashboard.shares);
  const save = useAct(flowDashboardApi.share, {
    onDone: () => {
      toast.ok(t('flowDashboard.done.share'));
      onClose();
    },
  });
  const add = (added: readonly Share[]) => {
    const isNew = (one: Share) => !shares.some(({ kind, id }) => kind === one.kind && id === one.id);
    setShares([...shares, ...added.filter(isNew)].slice(0, FLOW_LIMIT.shares));
  };
  const submit = () => {
    const sent = shares.map(({ kind, id, level }) => ({ kind, id, level }));
    void save.run({ id: dashboard.id, rev: dashboard.rev, shares: sent });
  };
  return (
    <Dialog
      title={title}
      width={560}
      isSheet
      isSticky={isChanged}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button look="primary" isBusy={save.busy} isDisabled={!isChanged} onPress={submit}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className="flow-dashboard-share">
        <p className="meta">{t('flowDashboard.share.hint')}</p>
        <ShareList shares={shares} onChange={setShares} />
        <AddShares onAdd={add} />
      </div>
    </Dialog>
  );
}

function ShareList({ shares, onChange }: { shares: readonly Share[]; onChange: (shares: Share[]) => void }) {
  const t = useT();
  if (shares.length === 0) return <p className="dense">{t('flowDashboard.share.none')}</p>;
  return (
    <ul className="flow-dashboard-shares">
      {shares.map((share) => {
        const name = share.name || t('flowDashboard.share.gone');
        return (
          <li key={`${share.kind} ${share.id}`}>
            <span className="ellipsis">
              {name} <span className="meta">{t(`flowDashboard.share.${share.kind}`)}</span>
            </span>
            <Segment
              label={t('flowDashboard.share.levelOf', { name })}
              isSmall
              value={share.level}
              onChange={(level) => onChange(shares.map((one) => (one === share ? { ...one, level } : one)))}
              options={FLOW_SHARE_LEVELS.map((value) => ({ value, label: t(`flowDashboard.level.${value}`) }))}
            />
            <button
              type="button"
              className="quiet"
              aria-label={t('flowDashboard.share.takeOff', { name })}
              title={t('ui.remove')}
              onClick={() => onChange(shares.filter((one) => one !== share))}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const NONE: readonly string[] = [];

function AddShares({ onAdd }: { onAdd: (added: readonly Share[]) => void }) {
  const t = useT();
  const mayNameRoles = useCan()(roleApi.list.needs);
  const [ids, setIds] = useState<readonly string[]>(NONE);
  const chosen = usePickablePeople({ ids }, ids.length > 0).list.filter(({ id }) => ids.includes(id));
  const roles = useCall(roleApi.list, {}, { enabled: mayNameRoles, part: true });
  return (
    <>
      <PickerField label={t('flowDashboard.share.member')} value={ids} onChange={setIds} useFound={usePickablePeople} />
      <Button
        isDisabled={ids.length === 0 || chosen.length < ids.length}
        onPress={() => {
          onAdd(chosen.map(({ id, name }) => ({ kind: 'member', id, name, level: 'view' })));
          setIds(NONE);
        }}
      >
        {t('knowledge.permission.addChosen')}
      </Button>
      {mayNameRoles && (
        <MultiSelectField
          label={t('flowDashboard.share.role')}
          value={NONE}
          onChange={(added) =>
            onAdd(
              (roles.data ?? [])
                .filter(({ id }) => added.includes(id))
                .map(({ id, name }) => ({ kind: 'role', id, name, level: 'view' })),
            )
          }
          options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isSearchable
          isLoading={roles.isPending}
          onRetry={retryOf(roles)}
        />
      )}
    </>
  );
}
