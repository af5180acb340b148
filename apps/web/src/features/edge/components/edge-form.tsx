import { EDGE_FIELDS, type EdgeDetail, edgeApi, edgeDetail } from '@rondo/contract/edge';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, type Faults, faultsOf } from '../edge-draft.ts';

interface Props {
  /** Absent: a new one. */
  edge?: EdgeDetail;
  /** A new one is there: it is paired next. */
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Adding a gateway or changing its name. What was typed stays when the server refuses. */
export function EdgeForm({ edge, onAdded, onClose }: Props) {
  const t = useT();
  const conflict = useConflict(edgeDetail, edge ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(edge));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map((field) => [field.path, field.message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(edgeApi.create, { onRefused });
  const edit = useAct(edgeApi.edit, { onRefused });
  const { base, found } = conflict;
  const submit = async () => {
    const wrong = faultsOf(draft, t);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { name, shopId } = draft;
    if (base) {
      if (!(await edit.run({ id: base.id, rev: base.rev, name }))) return;
      toast.ok(t('edge.saved'));
    } else {
      const added = await create.run({ name, shopId: shopId ?? '', requestId });
      if (!added) return;
      onAdded(added.id);
    }
    onClose();
  };
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => {
      setDraft((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _, ...rest }) => rest);
    },
  });
  const guard = useDraftGuard(draft, onClose);
  return (
    <Dialog title={t(edge ? 'edge.editTitle' : 'edge.create')} isSheet isSticky onClose={guard.close}>
      <ActForm
        verb={t(edge ? 'ui.save' : 'ui.create')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        {!edge && <ShopField label={t('edge.field.shop')} isRequired {...field('shopId')} />}
        <TextField
          label={t('edge.field.name')}
          hint={t('edge.nameHint')}
          isRequired
          maxLength={EDGE_FIELDS.name.max}
          {...field('name')}
        />
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={[{ keys: ['name'], label: t('edge.field.name'), words: (one: Draft) => one.name }]}
          base={draftOf(base)}
          theirs={draftOf(found.current)}
          mine={draft}
          onResolve={(next) => {
            conflict.rebase(found.current);
            setDraft(next);
          }}
          onClose={conflict.close}
        />
      )}
      {guard.question}
    </Dialog>
  );
}
