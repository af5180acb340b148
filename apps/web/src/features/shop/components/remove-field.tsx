import { type ShopField, shopFieldApi } from '@rondo/contract/shop-custom';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { FIELD_INVALIDATES } from '../shop-invalidates.ts';
import { useFieldName } from '../use-shop-fields.ts';

/** Deleting a field, with how many stores say something in it. */
export function RemoveField({ field, onClose }: { field: ShopField; onClose: () => void }) {
  const t = useT();
  const name = useFieldName()(field);
  const used = useCall(shopFieldApi.used, { id: field.id }, { part: true }).data;
  const remove = useAct(shopFieldApi.remove, { invalidates: FIELD_INVALIDATES });
  const confirm = async () => {
    if (!(await remove.run({ id: field.id }))) return;
    toast.ok(t('shop.custom.removed', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('shop.custom.removeTitle', { name })}
      verb={t('ui.remove')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {used && (used.shops > 0 ? t('shop.custom.removeUsed', { count: used.shops }) : t('shop.custom.removeText'))}
      </p>
    </ConfirmDialog>
  );
}
