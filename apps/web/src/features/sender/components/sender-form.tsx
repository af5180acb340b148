import { type SenderRow, senderApi, senderRow } from '@rondo/contract/sender';
import { LIMIT } from '@rondo/domain/limit';
import { SENDER_KINDS, SMS_METHODS } from '@rondo/domain/sender';
import { useAct } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import type { CompareField } from '../../../shared/ui/form/conflict/merge.ts';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { type Faults, useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf, faultsOf, type SenderDraft, sentOf } from '../sender-draft.ts';
import { AddressFields, useSlots } from './address-fields.tsx';
import { HeaderFields } from './header-fields.tsx';

interface Props {
  /** Absent: a new one. */
  sender?: SenderRow;
  /** A company has one text message service. */
  hasSms: boolean;
  onClose: () => void;
}

/** Adds or changes a way out of the company. */
export function SenderForm({ sender, hasSms, onClose }: Props) {
  const t = useT();
  const form = useDraftForm({ shape: senderRow, read: sender, draftOf, onClose });
  const { draft, faults, put, onRefused } = form;
  const say = (done: 'created' | 'edited') => () => toast.ok(t(`sender.done.${done}`, { name: draft.name }));
  const create = useAct(senderApi.create, { onRefused, onDone: say('created') });
  const edit = useAct(senderApi.edit, { onRefused, onDone: say('edited') });
  const submit = () =>
    form.submit({
      faultsOf: (one) => faultsOf(t, one, sender !== undefined),
      save: (one, base, requestId) =>
        base
          ? edit.run({ id: base.id, rev: base.rev, ...sentOf(one) })
          : create.run({ kind: one.kind, requestId, ...sentOf(one) }),
      onSaved: onClose,
    });
  return (
    <DraftDialog
      form={form}
      title={sender ? t('sender.edit', { name: sender.name }) : t('sender.add')}
      verb={t('sender.save')}
      isBusy={create.busy || edit.busy}
      conflictFields={conflictFields(t)}
      onSubmit={submit}
    >
      {!sender && (
        <SelectField
          label={t('sender.field.kind')}
          error={faults.kind}
          options={SENDER_KINDS.filter((kind) => kind !== 'sms' || !hasSms).map((value) => ({
            value,
            label: t(`sender.kind.${value}`),
          }))}
          value={draft.kind}
          onChange={(kind) => kind && put({ kind }, 'kind')}
        />
      )}
      <AddressFields group={groupOf(draft.kind)} known={sender ?? null} draft={draft} faults={faults} put={put} />
      {draft.kind === 'sms' ? (
        <SmsFields draft={draft} faults={faults} isKept={sender !== undefined} put={put} />
      ) : (
        <SwitchLine label={t('sender.field.isOpen')} isOn={draft.isOpen} onChange={(isOpen) => put({ isOpen })} />
      )}
    </DraftDialog>
  );
}

interface FieldsProps {
  draft: SenderDraft;
  faults: Faults;
  put: (patch: Partial<SenderDraft>, field?: string) => void;
}

const groupOf = (kind: SenderDraft['kind']) => (kind === 'sms' || kind === 'webhook' ? kind : 'robot');

function SmsFields({ draft, faults, isKept, put }: FieldsProps & { isKept: boolean }) {
  const t = useT();
  const slots = useSlots();
  return (
    <>
      <SelectField
        label={t('sender.field.method')}
        options={SMS_METHODS.map((value) => ({ value, label: value }))}
        value={draft.method}
        onChange={(method) => method && put({ method })}
      />
      {draft.method !== 'GET' && (
        <TextField
          label={t('sender.field.body')}
          hint={t('sender.hint.body', { slots })}
          rows={4}
          maxLength={LIMIT.sender.body}
          error={faults.body}
          value={draft.body}
          onChange={(body) => put({ body }, 'body')}
        />
      )}
      <HeaderFields
        headers={draft.headers}
        isKept={isKept}
        error={faults.headers}
        onChange={(headers) => put({ headers }, 'headers')}
      />
    </>
  );
}

/** What can be compared: secrets are on neither side. */
const conflictFields = (t: Translate): CompareField<SenderDraft>[] => [
  { keys: ['name'], label: t('sender.field.name'), words: ({ name }) => name },
  { keys: ['isOpen'], label: t('sender.field.isOpen'), words: ({ isOpen }) => t(isOpen ? 'ui.yes' : 'ui.no') },
  { keys: ['body'], label: t('sender.field.body'), words: ({ body }) => body },
];
