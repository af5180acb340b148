import { aiRuleApi } from '@rondo/contract/ai-rule';
import { type AiRuleDetail, aiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, faultsOf, sentOf } from '../rule-draft.ts';
import { useConflictFields } from '../use-conflict-fields.ts';
import { FormAfter } from './form-after.tsx';
import { FormAlarm } from './form-alarm.tsx';
import { FormWhat } from './form-what.tsx';
import { FormWhen } from './form-when.tsx';
import { FormWhere } from './form-where.tsx';
import './ai-rule.css';

interface Props {
  /** Absent: a new one. */
  rule?: AiRuleDetail;
  onClose: () => void;
}

const WIDTH = 720;

/** Making or changing a rule. */
export function RuleForm({ rule, onClose }: Props) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const form = useDraftForm({
    shape: aiRuleDetail,
    read: rule,
    draftOf: (one) => draftOf(one, today, t),
    onClose,
  });
  const { draft, put, faults, onRefused } = form;
  const create = useAct(aiRuleApi.create, { onRefused });
  const edit = useAct(aiRuleApi.edit, { onRefused });
  const part = { draft, put, faults };
  const { base, found } = form.conflict;
  const read = [base, found?.current].flatMap((one): Draft[] => (one ? [draftOf(one, today, t)] : []));
  const conflictFields = useConflictFields(Boolean(found), [...read, draft]);
  return (
    <DraftDialog
      form={form}
      title={t(rule ? 'aiRule.editTitle' : 'aiRule.create')}
      verb={t(rule ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      width={WIDTH}
      conflictFields={conflictFields}
      onSubmit={() =>
        form.submit({
          faultsOf: (typed) => faultsOf(typed, t),
          save: (typed, before, requestId) =>
            before
              ? edit.run({ ...sentOf(typed), id: before.id, rev: before.rev })
              : create.run({ ...sentOf(typed), requestId }),
          onSaved: () => {
            toast.ok(t(rule ? 'aiRule.saved' : 'aiRule.done.create'));
            onClose();
          },
        })
      }
    >
      <div className="ai-rule-parts">
        <Part title={t('aiRule.form.what')}>
          <FormWhat {...part} />
        </Part>
        <Part title={t('aiRule.form.where')}>
          <FormWhere {...part} />
        </Part>
        <Part title={t('aiRule.form.when')}>
          <FormWhen {...part} />
        </Part>
        <Part title={t('aiRule.form.alarm')}>
          <FormAlarm {...part} />
        </Part>
        <Part title={t('aiRule.form.after')}>
          <FormAfter {...part} />
        </Part>
      </div>
    </DraftDialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ai-rule-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
