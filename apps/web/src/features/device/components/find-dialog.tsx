import { deviceApi } from '@rondo/contract/device';
import { edgeApi } from '@rondo/contract/edge';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { type Found, FoundDevices } from './found-devices.tsx';

interface Props {
  onClose: () => void;
}

const HERE = 'here';

/** Looks for cameras of a store, in the network of the server or of one of the store's gateways, and adds those that are chosen. */
export function FindDialog({ onClose }: Props) {
  const t = useT();
  const [shopId, setShopId] = useState<string | null>(null);
  const [edgeId, setEdgeId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const edges = useCall(
    edgeApi.list,
    { shopId: shopId === null ? [] : [shopId], state: ['online'], size: 100 },
    { part: true, enabled: shopId !== null },
  );
  const discover = useAct(deviceApi.discover, { onDone: setFound });
  const search = () => {
    setTried(true);
    if (shopId !== null) void discover.run({ edgeId });
  };
  if (found && shopId !== null)
    return (
      <Dialog title={t('device.findTitle')} isSheet isSticky onClose={onClose}>
        <FoundDevices found={found} shopId={shopId} edgeId={edgeId} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t('device.findTitle')} isSheet onClose={onClose}>
      <ActForm
        verb={t('device.findNow')}
        isBusy={discover.busy}
        progress={t('device.finding')}
        onSubmit={search}
        onClose={onClose}
      >
        <p className="meta">{t('device.findHint')}</p>
        <ShopField
          label={t('device.field.shop')}
          isRequired
          {...(isTried && shopId === null ? { error: t('rule.required') } : {})}
          value={shopId}
          onChange={(next) => {
            setShopId(next);
            setEdgeId(null);
          }}
        />
        <SelectField
          label={t('device.findWhere')}
          options={[
            { value: HERE, label: t('device.findHere') },
            ...(edges.data?.list ?? []).map(({ id, name }) => ({ value: id, label: t('device.viaEdge', { name }) })),
          ]}
          value={edgeId ?? HERE}
          onChange={(next) => setEdgeId(next === HERE ? null : next)}
        />
      </ActForm>
    </Dialog>
  );
}
