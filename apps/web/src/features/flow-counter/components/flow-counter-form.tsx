import { type FlowCounterDetail, flowCounterApi, flowCounterDetail } from '@rondo/contract/flow-counter';
import { useAct } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import type { CompareField } from '../../../shared/ui/form/conflict/merge.ts';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, FIELD_NAMES, faultsOf, sentOf } from '../flow-counter-draft.ts';
import { useCamerasOf } from '../use-cameras-of.ts';
import { FlowCounterFields } from './flow-counter-fields.tsx';
import './flow-counter.css';

interface Props {
  /** Absent: a new one. */
  flowCounter?: FlowCounterDetail;
  onClose: () => void;
}

/** Adding or changing a counter. */
export function FlowCounterForm({ flowCounter, onClose }: Props) {
  const t = useT();
  const form = useDraftForm({ shape: flowCounterDetail, read: flowCounter, draftOf, onClose });
  const { draft, put, faults, onRefused } = form;
  const create = useAct(flowCounterApi.create, { onRefused });
  const edit = useAct(flowCounterApi.edit, { onRefused });
  const { cameras } = useCamerasOf(draft.shopId);
  const cameraName = (id: string | null) => cameras.find((camera) => camera.id === id)?.name ?? '—';
  return (
    <DraftDialog
      form={form}
      title={t(flowCounter ? 'flowCounter.editTitle' : 'flowCounter.create')}
      verb={t(flowCounter ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      conflictFields={FIELD_NAMES.map((name) => ({
        ...{ keys: [name], label: t(`flowCounter.field.${name}`) },
        words: wordsOf(name, t, cameraName),
      }))}
      onSubmit={() =>
        form.submit({
          faultsOf: (typed) => faultsOf(typed, t),
          save: ({ kind, source, shopId, ...typed }, before, requestId) => {
            const sent = sentOf({ kind, source, shopId, ...typed });
            return before
              ? edit.run({ ...sent, id: before.id, rev: before.rev })
              : create.run({ ...sent, kind, source, shopId: shopId ?? '', requestId });
          },
          onSaved: () => {
            toast.ok(t(flowCounter ? 'flowCounter.saved' : 'flowCounter.created'));
            onClose();
          },
        })
      }
    >
      <FlowCounterFields
        draft={draft}
        faults={faults}
        isNew={!flowCounter}
        onChange={(patch) => put(patch, Object.keys(patch)[0])}
      />
    </DraftDialog>
  );
}

/** A field of a counter as two people compare it. */
function wordsOf(
  name: (typeof FIELD_NAMES)[number],
  t: Translate,
  cameraName: (id: string | null) => string,
): CompareField<Draft>['words'] {
  if (name === 'cameraId') return ({ cameraId }) => cameraName(cameraId);
  if (name === 'shape') return ({ shape }) => shapeWords(shape, t);
  return (draft) => String(draft[name]) || '—';
}

/** Where a line or an area lies: its corners in thousandths of the picture. */
function shapeWords(shape: Draft['shape'], t: Translate): string {
  if (shape === null) return '—';
  const corners = 'line' in shape ? [...shape.line, shape.inside] : shape.area;
  return `${t('line' in shape ? 'flowCounter.line' : 'flowCounter.area')} ${corners.map(({ x, y }) => `${x},${y}`).join(' → ')}`;
}
