import { EDGE_FIELDS, type EdgeDetail, edgeApi, edgeDetail } from '@rondo/contract/edge';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { compareFields } from '../../../shared/ui/form/conflict/compare-fields.ts';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, faultsOf } from '../edge-draft.ts';

interface Props {
  /** Absent: a new one. */
  edge?: EdgeDetail;
  /** A new one is there: it is paired next. */
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Adding a gateway or changing its name. */
export function EdgeForm({ edge, onAdded, onClose }: Props) {
  const t = useT();
  const form = useDraftForm({ shape: edgeDetail, read: edge, draftOf, onClose });
  const { draft, faults, change, onRefused } = form;
  const create = useAct(edgeApi.create, { onRefused });
  const edit = useAct(edgeApi.edit, { onRefused, onDone: () => toast.ok(t('edge.saved')) });
  const submit = () =>
    form.submit({
      faultsOf: (one) => faultsOf(one, t),
      save: async ({ name, shopId }, base, requestId) => {
        if (base) return edit.run({ id: base.id, rev: base.rev, name });
        const added = await create.run({ name, shopId: shopId ?? '', requestId });
        if (added) onAdded(added.id);
        return added;
      },
      onSaved: onClose,
    });
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => change({ [name]: value }),
  });
  return (
    <DraftDialog
      form={form}
      title={t(edge ? 'edge.editTitle' : 'edge.create')}
      verb={t(edge ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      conflictFields={compareFields<Draft>({
        name: { label: t('edge.field.name'), words: ({ name }) => name },
        // A gateway stays in its store.
        shopId: null,
      })}
      onSubmit={submit}
    >
      {!edge && <ShopField label={t('edge.field.shop')} isRequired {...field('shopId')} />}
      <TextField
        label={t('edge.field.name')}
        hint={t('edge.nameHint')}
        isRequired
        maxLength={EDGE_FIELDS.name.max}
        {...field('name')}
      />
    </DraftDialog>
  );
}
