import { shopApi } from '@rondo/contract/shop';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { SHOP_INVALIDATES } from '../shop-invalidates.ts';

interface Props {
  shop: ShopDetail;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting a shop where nothing happened yet. */
export function RemoveDialog({ shop, onClose, onGone }: Props) {
  const t = useT();
  const client = useQueryClient();
  const [fault, setFault] = useState('');
  const { id, name } = shop;
  const remove = useAct(shopApi.remove, {
    invalidates: SHOP_INVALIDATES,
    onDone: () => {
      toast.ok(t('shop.act.removed', { name }), {
        action: { label: t('ui.undo'), run: () => void restore.run({ id }) },
      });
      onGone();
      onClose();
      // The shop itself is not asked for again: the answer would only say that it was deleted.
      client.removeQueries({ queryKey: keyOf(shopApi.get, { id }) });
    },
    onRefused: (refusal) => {
      setFault(refusal.message);
      return true;
    },
  });
  const restore = useAct(shopApi.restore, {
    invalidates: SHOP_INVALIDATES,
    onDone: () => toast.ok(t('ui.bin.restored', { name })),
  });
  return (
    <ConfirmDialog
      width={440}
      title={t('shop.act.removeTitle', { name })}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id })}
      onClose={onClose}
    >
      <p className="meta">{t('shop.act.removeHint')}</p>
      {fault && (
        <p role="alert" className="field-error">
          {fault}
        </p>
      )}
    </ConfirmDialog>
  );
}
