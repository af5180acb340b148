import { shopApi } from '@rondo/contract/shop';
import { shopDetail } from '@rondo/contract/shop-shapes';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { type Draft, draftOf, type Faults, faultsOf, fieldsOf } from '../shop-draft.ts';
import { SHOP_INVALIDATES } from '../shop-invalidates.ts';
import { useShopFields } from '../use-shop-fields.ts';
import { CustomFields } from './custom-fields.tsx';
import { ShopConflict } from './shop-conflict.tsx';
import { BasicFields, HoursFields, MoreFields, PeopleFields, PlaceFields } from './shop-fields.tsx';

interface Props {
  /** Absent: a new one. */
  shop?: ShopDetail;
  groupId: string | null;
  onClose: () => void;
}

/** Creating or changing a shop. Errors show at their field; the input is kept when the server refuses. */
export function ShopForm({ shop, groupId, onClose }: Props) {
  const t = useT();
  const conflict = useConflict(shopDetail, shop ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(shop, groupId));
  const [faults, setFaults] = useState<Faults>({});
  const custom = useShopFields();
  const form = useRef<HTMLFormElement>(null);
  // After the faults are drawn.
  const showFirstFault = () =>
    void requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const [requestId] = useState(() => uuidv7());
  const change = (patch: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...patch }));
    setFaults((current) => without(current, Object.keys(patch)));
  };
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map((field) => [field.path, field.message])));
    showFirstFault();
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(shopApi.create, { invalidates: SHOP_INVALIDATES, onRefused });
  const update = useAct(shopApi.update, { invalidates: SHOP_INVALIDATES, onRefused });

  const submit = async () => {
    const found = faultsOf(draft, custom, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return showFirstFault();
    const fields = fieldsOf(draft);
    const { base } = conflict;
    const done = base
      ? await update.run({ ...fields, id: base.id, rev: base.rev })
      : await create.run({ ...fields, state: draft.state, requestId });
    if (!done) return;
    toast.ok(t(shop ? 'shop.form.saved' : 'shop.form.created', { name: fields.name.trim() }));
    onClose();
  };
  const guard = useDraftGuard(draft, onClose);
  const part = { draft, faults, onChange: change, isNew: !shop };
  return (
    <ConfirmDialog
      width={760}
      title={t(shop ? 'shop.form.editTitle' : 'shop.form.createTitle')}
      verb={t('ui.save')}
      isBusy={create.busy || update.busy}
      isSticky
      onConfirm={() => void submit()}
      onClose={guard.close}
    >
      <form
        ref={form}
        className="shop-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CountedNextRun />
        <BasicFields {...part} />
        <PeopleFields {...part} />
        <PlaceFields {...part} />
        <HoursFields {...part} />
        <MoreFields {...part} />
        <CustomFields {...part} fields={custom} />
      </form>
      <ShopConflict conflict={conflict} mine={draft} onResolve={setDraft} />
      {guard.question}
    </ConfirmDialog>
  );
}

/** Faults of other fields than these; those of the hours go together. */
function without(faults: Faults, fields: readonly string[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([path]) => !fields.includes(path.split('.')[0] ?? path)));
}
