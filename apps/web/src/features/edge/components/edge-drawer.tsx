import { type EdgeDetail, edgeApi } from '@rondo/contract/edge';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { EdgeDevices } from './edge-devices.tsx';

interface Props extends OpenRowProps {
  onEdit: (edge: EdgeDetail) => void;
  onPair: (id: string) => void;
}

/** One gateway: where it is, whether it is there, which devices are behind it, and what the reader may do. */
export default function EdgeDrawer({ onEdit, onPair, ...row }: Props) {
  const t = useT();
  const { id } = row;
  const [isRevoking, setRevoking] = useState(false);
  return (
    <ObjectDrawer
      {...row}
      read={useCall(edgeApi.get, { id }, { part: true, refetchEveryMs: LIMIT.device.pollMs })}
      noun={t('edge.noun')}
      titleOf={({ name }) => name}
      footer={(edge) => (
        <>
          {edge.can.revoke && <Button onPress={() => setRevoking(true)}>{t('edge.revoke')}</Button>}
          {edge.can.edit && <Button onPress={() => onEdit(edge)}>{t('edge.edit')}</Button>}
          {edge.can.pair && (
            <Button look="primary" onPress={() => onPair(edge.id)}>
              {t('edge.pair')}
            </Button>
          )}
        </>
      )}
    >
      {(edge) => (
        <>
          <Body edge={edge} />
          {isRevoking && <RevokeDialog id={id} onClose={() => setRevoking(false)} />}
        </>
      )}
    </ObjectDrawer>
  );
}

function Body({ edge }: { edge: EdgeDetail }) {
  const t = useT();
  const format = useFormat();
  const { id, name, shop, state, stateAt, seenAt, version, serverVersion, address, remoteAddress, history } = edge;
  return (
    <>
      <DrawerHead pills={<StatePill object="edge" state={state} />} title={name} place={shop.name} />
      {state === 'offline' && <Banner tone="bad">{t('edge.offlineHint')}</Banner>}
      {edge.release !== 'same' && (
        <Banner tone={edge.release === 'refused' ? 'bad' : 'warn'}>
          {t(`edge.release.${edge.release}`, { version, server: serverVersion })}
        </Banner>
      )}
      <DrawerSection>
        <Facts
          items={[
            { label: t('edge.since'), value: format.dateTime(stateAt) },
            { label: t('edge.seen'), value: seenAt === null ? '—' : format.dateTime(seenAt) },
            { label: t('edge.version'), value: version || '—' },
            { label: t('edge.address'), value: address || '—' },
            { label: t('edge.remoteAddress'), value: remoteAddress || '—' },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('edge.devices')}>
        <EdgeDevices edgeId={id} />
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`audit.event.edge.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'handled',
  code_made: 'pending',
  paired: 'handled',
  revoked: 'closed',
} as const satisfies Record<string, TimelineNode['state']>;

function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const revoke = useAct(edgeApi.revoke, {
    onDone: () => {
      toast.ok(t('edge.revoked'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      width={440}
      title={t('edge.revokeTitle')}
      verb={t('edge.revoke')}
      isDanger
      isBusy={revoke.busy}
      onConfirm={() => void revoke.run({ id })}
      onClose={onClose}
    >
      <p className="meta">{t('edge.revokeHint')}</p>
    </ConfirmDialog>
  );
}
