import { shopApi } from '@rondo/contract/shop';
import { Modal } from 'antd';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { SHOP_READS } from '../shop-reads.ts';

interface Props {
  shop: ShopDetail;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting a shop where nothing happened yet. */
export function RemoveDialog({ shop, onClose, onGone }: Props) {
  const t = useT();
  const [fault, setFault] = useState('');
  const { id, name } = shop;
  const remove = useAct(shopApi.remove, {
    // The drawer would ask for the details of a shop that is gone.
    touches: SHOP_READS.filter((noun) => noun !== 'detail'),
    onRefused: (refusal) => {
      setFault(refusal.message);
      return true;
    },
  });
  const restore = useAct(shopApi.restore, {
    touches: SHOP_READS,
    onDone: () => toast.ok(t('ui.bin.restored', { name })),
  });
  const submit = async () => {
    if (!(await remove.run({ id }))) return;
    toast.ok(t('shop.act.removed', { name }), { action: { label: t('ui.undo'), run: () => void restore.run({ id }) } });
    onGone();
    onClose();
  };
  return (
    <Modal
      open
      width={440}
      title={t('shop.act.removeTitle', { name })}
      okText={t('ui.delete')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ danger: true, loading: remove.busy }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p className="meta">{t('shop.act.removeHint')}</p>
      {fault && (
        <p role="alert" className="field-error">
          {fault}
        </p>
      )}
    </Modal>
  );
}
