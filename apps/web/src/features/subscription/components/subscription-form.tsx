import { subscriptionApi } from '@rondo/contract/subscription';
import { type SubscriptionDetail, subscriptionDetail } from '@rondo/contract/subscription-shapes';
import { LIMIT } from '@rondo/domain/limit';
import type { SubscriptionReport } from '@rondo/domain/subscription';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, type Faults, faultsOf, sentOf } from '../subscription-draft.ts';
import { useConflictFields } from '../use-conflict-fields.ts';
import { FormWhen } from './form-when.tsx';
import { FormWhom } from './form-whom.tsx';
import './subscription.css';

/** What is subscribed to: a page, and its filters as they stand in its address. */
interface Content {
  report: SubscriptionReport;
  query: string;
}

interface Props {
  content: Content;
  /** Absent: a new one. */
  subscription?: SubscriptionDetail;
  onClose: () => void;
}

const WIDTH = 640;

/** Subscribing, or changing a subscription. What was typed stays when the server refuses. */
export function SubscriptionForm({ content, subscription, onClose }: Props) {
  const t = useT();
  const { report, query } = content;
  const today = useFormat().civilDay(Date.now());
  const start = { today, name: t(`subscription.report.${report}`), memberId: useMe().id };
  const conflict = useConflict(subscriptionDetail, subscription ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(subscription, start));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map(({ path, message }) => [path.split('.')[0] ?? path, message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(subscriptionApi.create, { onRefused });
  const edit = useAct(subscriptionApi.edit, { onRefused });
  const submit = async () => {
    const wrong = faultsOf(draft, report, t);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { base } = conflict;
    const sent = sentOf(draft);
    const done = base
      ? await edit.run({ ...sent, id: base.id, rev: base.rev })
      : await create.run({ ...sent, report, query, requestId });
    if (!done) return;
    toast.ok(t(subscription ? 'subscription.saved' : 'subscription.done.create'));
    onClose();
  };
  const put = (patch: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...patch }));
    setFaults({});
  };
  const guard = useDraftGuard(draft, onClose);
  const { base, found } = conflict;
  const part = { draft, put, faults };
  const conflictFields = useConflictFields();
  return (
    <Dialog
      title={t(subscription ? 'subscription.editTitle' : 'subscription.createTitle', {
        report: t(`subscription.report.${report}`),
      })}
      width={WIDTH}
      isSheet
      isSticky
      onClose={guard.close}
    >
      <ActForm
        verb={t(subscription ? 'ui.save' : 'subscription.create')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        <TextField
          label={t('subscription.field.name')}
          isRequired
          maxLength={LIMIT.name.subscription}
          value={draft.name}
          onChange={(name) => put({ name })}
          {...(faults.name ? { error: faults.name } : {})}
        />
        <FormWhom {...part} />
        <FormWhen {...part} report={report} />
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={conflictFields}
          base={draftOf(base, start)}
          theirs={draftOf(found.current, start)}
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
