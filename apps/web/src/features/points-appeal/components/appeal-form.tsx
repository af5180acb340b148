import type { FileRef } from '@rondo/contract/kit/shapes';
import { pointsAppealApi, pointsPostingDetail } from '@rondo/contract/points-appeal';
import { LIMIT } from '@rondo/domain/limit';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';

interface Draft {
  reason: string;
  photos: FileRef[];
}

/** An appeal against a posting: why, and what shows it. */
export function AppealForm({ postingId, onClose }: { postingId: string; onClose: () => void }) {
  const t = useT();
  const draftOf = (): Draft => ({ reason: '', photos: [] });
  const form = useDraftForm({ shape: pointsPostingDetail, read: undefined, draftOf, onClose });
  const { draft, faults, onRefused, put } = form;
  const create = useAct(pointsAppealApi.create, { onRefused, invalidates: ['points'] });
  return (
    <DraftDialog
      form={form}
      title={t('pointsAppeal.verbTitle')}
      verb={t('pointsAppeal.verb')}
      isBusy={create.busy}
      conflictFields={[]}
      onSubmit={() =>
        form.submit({
          faultsOf: ({ reason }) => (reason.trim() === '' ? { reason: t('rule.required') } : {}),
          save: ({ reason, photos }, _, requestId) =>
            create.run({ postingId, reason, photoIds: photos.map(({ id }) => id), requestId }),
          onSaved: () => {
            toast.ok(t('pointsAppeal.done.created'));
            onClose();
          },
        })
      }
    >
      <p className="meta">{t('pointsAppeal.once')}</p>
      <TextField
        label={t('pointsAppeal.reason')}
        isRequired
        autoFocus
        rows={3}
        maxLength={LIMIT.text.reason}
        error={faults.reason}
        value={draft.reason}
        onChange={(reason) => put({ reason }, 'reason')}
      />
      <PhotoField
        label={t('pointsAppeal.photos')}
        value={draft.photos}
        onChange={(photos) => put({ photos }, 'photoIds')}
      />
    </DraftDialog>
  );
}
