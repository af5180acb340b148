import { subscriptionApi } from '@rondo/contract/subscription';
import { type SubscriptionDetail, subscriptionDetail } from '@rondo/contract/subscription-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { SUBSCRIPTION_REPORTS, type SubscriptionReport } from '@rondo/domain/subscription';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf, faultsOf, sentOf } from '../subscription-draft.ts';
import { useConflictFields } from '../use-conflict-fields.ts';
import { FormWhen } from './form-when.tsx';
import { FormWhom } from './form-whom.tsx';
import './subscription.css';

/** What is subscribed to: a page, and its filters as they stand in its address. */
interface Content {
  report: SubscriptionReport;
  query: string;
  /** What it is called, where the page is one of several; empty: as all reports of its kind. */
  name: string;
}

interface Props {
  content: Content;
  /** Absent: a new one. */
  subscription?: SubscriptionDetail;
  onClose: () => void;
}

const WIDTH = 640;

/** Subscribing, or changing a subscription. */
export function SubscriptionForm({ content: { report, query, name: own }, subscription, onClose }: Props) {
  const t = useT();
  const name = own || t(`subscription.report.${report}`);
  const isOfNow = SUBSCRIPTION_REPORTS[report].period === 'none';
  const start = { today: useFormat().civilDay(Date.now()), name, memberId: useMe().id, isOfNow };
  const form = useDraftForm({
    shape: subscriptionDetail,
    read: subscription,
    draftOf: (one) => draftOf(one, start),
    onClose,
  });
  const { draft, put, faults, onRefused } = form;
  const create = useAct(subscriptionApi.create, { onRefused });
  const edit = useAct(subscriptionApi.edit, { onRefused });
  const part = { draft, put, faults };
  return (
    <DraftDialog
      form={form}
      title={t(subscription ? 'subscription.editTitle' : 'subscription.createTitle', { report: name })}
      verb={t(subscription ? 'ui.save' : 'subscription.create')}
      isBusy={create.busy || edit.busy}
      width={WIDTH}
      conflictFields={useConflictFields()}
      onSubmit={() =>
        form.submit({
          faultsOf: (typed) => faultsOf(typed, report, t),
          save: (typed, base, requestId) =>
            base
              ? edit.run({ ...sentOf(typed), id: base.id, rev: base.rev })
              : create.run({ ...sentOf(typed), report, query, requestId }),
          onSaved: () => {
            toast.ok(t(subscription ? 'subscription.saved' : 'subscription.done.create'));
            onClose();
          },
        })
      }
    >
      <TextField
        label={t('subscription.field.name')}
        isRequired
        maxLength={LIMIT.name.subscription}
        value={draft.name}
        onChange={(typed) => put({ name: typed })}
        {...(faults.name ? { error: faults.name } : {})}
      />
      <FormWhom {...part} report={report} robots={subscription?.robots ?? []} />
      <FormWhen {...part} report={report} />
    </DraftDialog>
  );
}
