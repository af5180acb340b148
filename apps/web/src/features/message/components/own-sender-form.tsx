import type { AlertWay } from '@rondo/contract/message';
import { senderApi } from '@rondo/contract/sender';
import { ROBOT_KINDS } from '@rondo/domain/sender';
import { z } from 'zod';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { AddressFields } from '../../sender/index.ts';

interface Props {
  channel: 'robot' | 'webhook';
  known: AlertWay | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** One's own robot or webhook; what is secret is sent and never comes back. */
export function OwnSenderForm({ channel, known, onSaved, onClose }: Props) {
  const t = useT();
  const first = channel === 'webhook' ? ('webhook' as const) : ('wecom' as const);
  const form = useDraftForm({
    shape: z.never(),
    read: undefined,
    draftOf: () => ({ kind: known?.kind ?? first, name: known?.name ?? '', url: '', secret: '' }),
    onClose,
  });
  const { draft, faults, put, onRefused } = form;
  const save = useAct(senderApi.saveOwn, {
    onRefused,
    onDone: ({ id }) => {
      toast.ok(t('message.alerts.own.saved', { name: draft.name }));
      onSaved(id);
    },
  });
  const submit = () =>
    form.submit({
      faultsOf: ({ name, url }) => ({
        ...(name.trim() === '' ? { name: t('rule.required') } : {}),
        ...(url.trim() === '' && !known ? { url: t('rule.required') } : {}),
      }),
      save: (one) => save.run(one),
      onSaved: onClose,
    });
  return (
    <DraftDialog
      form={form}
      title={t(`message.alerts.own.title.${channel}`)}
      verb={t('message.alerts.own.save')}
      isBusy={save.busy}
      conflictFields={[]}
      onSubmit={submit}
    >
      {channel === 'robot' && (
        <SelectField
          label={t('sender.field.kind')}
          isDisabled={known !== null}
          options={ROBOT_KINDS.map((value) => ({ value, label: t(`sender.kind.${value}`) }))}
          value={draft.kind === 'webhook' ? null : draft.kind}
          onChange={(kind) => kind && put({ kind }, 'kind')}
        />
      )}
      <AddressFields
        group={channel}
        known={known && { shown: known.shown, hasSecret: true }}
        draft={draft}
        faults={faults}
        put={put}
      />
    </DraftDialog>
  );
}
