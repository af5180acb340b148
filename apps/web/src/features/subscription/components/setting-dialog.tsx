import type { Output } from '@rondo/contract/kit/endpoint';
import { subscriptionApi } from '@rondo/contract/subscription';
import { subscriptionSetting } from '@rondo/contract/subscription-shapes';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  onClose: () => void;
}

/** Whether reports may go to people who are no members of the company. */
export function SettingDialog({ onClose }: Props) {
  const t = useT();
  const read = useCall(subscriptionApi.setting, {}, { part: true });
  if (read.data) return <Form stored={read.data} onClose={onClose} />;
  return (
    <Dialog title={t('subscription.setting.title')} onClose={onClose}>
      {read.isError ? (
        <LoadFailure noun={t('subscription.title')} failure={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  );
}

type Setting = Output<typeof subscriptionApi.setting>;

function Form({ stored, onClose }: Props & { stored: Setting }) {
  const t = useT();
  const form = useDraftForm({
    shape: subscriptionSetting,
    read: stored,
    draftOf: (one) => ({ mayMailOut: one?.mayMailOut ?? false }),
    onClose,
  });
  const save = useAct(subscriptionApi.saveSetting, { onRefused: form.onRefused });
  const label = t('subscription.setting.label');
  return (
    <DraftDialog
      form={form}
      title={t('subscription.setting.title')}
      verb={t('ui.save')}
      isBusy={save.busy}
      conflictFields={[{ keys: ['mayMailOut'], label, words: ({ mayMailOut }) => t(mayMailOut ? 'ui.yes' : 'ui.no') }]}
      onSubmit={() =>
        form.submit({
          faultsOf: () => ({}),
          save: ({ mayMailOut }, base) => save.run({ mayMailOut, rev: base?.rev ?? 0 }),
          onSaved: () => {
            toast.ok(t('subscription.setting.saved'));
            onClose();
          },
        })
      }
    >
      <SwitchLine
        label={label}
        hint={t('subscription.setting.hint')}
        isOn={form.draft.mayMailOut}
        onChange={(mayMailOut) => form.put({ mayMailOut })}
      />
    </DraftDialog>
  );
}
