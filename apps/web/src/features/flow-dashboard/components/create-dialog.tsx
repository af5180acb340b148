import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { FLOW_TEMPLATES, type FlowTemplate } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { useEffect, useEffectEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Content } from '../conflict-draft.ts';

type Choice = FlowTemplate | 'empty';
const CHOICES: readonly Choice[] = [...FLOW_TEMPLATES, 'empty'];

interface Props {
  /** A copy begins with what stands on this one. */
  copyOf?: { id: string; name: string } | undefined;
  /** In place of that, what was made of it and is not saved there. */
  content?: Content;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** A new dashboard: of a template, empty, or a copy. */
export function CreateDialog({ copyOf, content, onCreated, onClose }: Props) {
  const t = useT();
  const [choice, setChoice] = useState<Choice>('executive');
  const [typed, setTyped] = useState<string | null>(copyOf ? t('flowDashboard.copyName', { name: copyOf.name }) : null);
  const [created, setCreated] = useState<string | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const [requestId, setRequestId] = useState(() => uuidv7());
  // Until somebody writes a name, it is that of the template.
  const name = typed ?? t(`flowDashboard.template.${choice}`);
  const create = useAct(flowDashboardApi.create, {
    onDone: ({ id }) => {
      toast.ok(t(copyOf ? 'flowDashboard.done.copy' : 'flowDashboard.done.create'));
      setCreated(id);
    },
    onRefused: (refusal) => {
      setRequestId(uuidv7());
      if (refusal.reason !== 'FLOW_DASHBOARD_NAME_TAKEN' && refusal.fields.length === 0) return false;
      setFault(refusal.fields[0]?.message ?? refusal.message);
      return true;
    },
  });
  const submit = () => {
    const template = choice === 'empty' || copyOf ? null : choice;
    void create.run({ name, template, copyOf: copyOf?.id ?? null, content: content ?? null, requestId });
  };
  const [start] = useState(() => JSON.stringify([choice, typed]));
  const guard = useFormGuard(created === null && JSON.stringify([choice, typed]) !== start, onClose);
  const leave = useEffectEvent(onCreated);
  // After the render in which the form stops asking whether it may be left.
  useEffect(() => {
    if (created !== null) leave(created);
  }, [created]);
  return (
    <Dialog
      title={t(copyOf ? 'flowDashboard.act.copy' : 'flowDashboard.create')}
      width={640}
      isSheet
      isSticky
      onClose={guard.close}
    >
      <ActForm verb={t('ui.create')} isBusy={create.busy} onSubmit={submit} onClose={guard.close}>
        <TextField
          label={t('flowDashboard.name')}
          isRequired
          value={name}
          maxLength={FLOW_LIMIT.name}
          error={fault}
          onChange={(value) => {
            setTyped(value);
            setFault(undefined);
          }}
        />
        {!copyOf && (
          <RadioCards
            label={t('flowDashboard.template.label')}
            value={choice}
            onChange={setChoice}
            options={CHOICES.map((value) => ({
              ...{ value, label: t(`flowDashboard.template.${value}`), hint: t(`flowDashboard.templateHint.${value}`) },
            }))}
          />
        )}
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
