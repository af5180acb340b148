import { taskApi } from '@rondo/contract/task';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMissing } from '../../../shared/inspect/missing.ts';
import { MissingSetup } from '../../../shared/inspect/missing-setup.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Wizard, WizardFrame } from '../../../shared/ui/form/wizard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { dispatchInput } from './dispatch-input.ts';
import { type Fault, faultsOf } from './faults.ts';
import { leftOut, STEPS, type Step } from './plan.ts';
import { PreviewPanel } from './preview-panel.tsx';
import type { StepProps } from './step-props.ts';
import { StepWhat } from './step-what.tsx';
import { StepWhen } from './step-when.tsx';
import { StepWhere } from './step-where.tsx';
import { StepWho } from './step-who.tsx';
import { useAnswers } from './use-answers.ts';
import { usePlan } from './use-plan.ts';
import { type Preview, usePreview } from './use-preview.ts';
import './dispatch.css';

/** Dispatching tasks in four steps (product 8). Without a store or a template it says what comes first. */
export default function DispatchWizard() {
  const t = useT();
  const navigate = useNavigate();
  const missing = useMissing();
  if (missing.length === 0) return <DispatchSteps />;
  return (
    <WizardFrame title={t('task.wizard.title')} onLeave={() => void navigate('/task')}>
      <MissingSetup missing={missing} />
    </WizardFrame>
  );
}

/** What was typed is kept in this tab until it is dispatched. */
function DispatchSteps() {
  const t = useT();
  const navigate = useNavigate();
  const { plan, set, clear, forget } = usePlan();
  const preview = usePreview(plan);
  const [seen, setSeen] = useState<readonly Step[]>([]);
  const answers = useAnswers(plan);
  const { step } = plan;
  const at = STEPS.indexOf(step);
  const next = STEPS[at + 1];
  const faults = faultsOf(step, plan, Date.now());
  // Leaving shops out can take the last one away: an answered step can be open again.
  const open = STEPS.slice(0, at + 1).flatMap((one) => faultsOf(one, plan, Date.now()));
  const stop = useStop(step, open, preview);
  const goTo = (to: Step) => {
    setSeen([...seen, step]);
    set({ step: to });
  };
  const send = useAct(taskApi.dispatch, {
    onDone: ({ batchId, tasks }) => {
      forget();
      refreshCounters();
      const see = () => void navigate(`/task?tab=initiated&batchId=${batchId}`);
      toast.ok(t('task.wizard.created', { count: tasks }), { action: { label: t('task.wizard.see'), run: see } });
      void navigate('/task?tab=initiated', { replace: true });
    },
    onRefused: () => {
      // What stops it now may not have stopped it when it was counted.
      preview.retry();
      return false;
    },
  });
  const submit = () => {
    const input = dispatchInput(plan, preview.where, Date.now());
    if (input && !send.busy) void send.run(input);
  };
  const props: StepProps = {
    plan,
    set,
    errorOf: (...some) => {
      const fault = some.find((one) => faults.includes(one));
      return fault && seen.includes(step) ? { error: t(`task.wizard.need.${fault}`) } : {};
    },
  };
  const tasks = preview.data?.tasks ?? 0;
  return (
    <Wizard
      title={t('task.wizard.title')}
      meta={
        <>
          {t('task.wizard.saved')}
          <button type="button" className="quiet" onClick={clear}>
            {t('task.wizard.clear')}
          </button>
        </>
      }
      steps={STEPS.map((key) => ({ key, label: t(`task.wizard.step.${key}`), answer: answers[key] }))}
      current={step}
      onStep={(key) => goTo(STEPS.find((one) => one === key) ?? 'what')}
      onLeave={() => void navigate('/task')}
      onBack={at > 0 ? () => goTo(STEPS[at - 1] ?? 'what') : undefined}
      reason={stop}
      primary={
        <button
          type="button"
          className="button button-primary"
          disabled={stop !== null}
          aria-busy={send.busy}
          onClick={() => (next ? goTo(next) : submit())}
        >
          {next && next !== 'what'
            ? t(`task.wizard.next.${next}`)
            : tasks > 0
              ? t('task.wizard.submit', { count: tasks })
              : t('task.wizard.submitNone')}
        </button>
      }
      preview={
        <PreviewPanel
          plan={plan}
          preview={preview}
          onLeaveOut={(shopIds) => set(leftOut(plan, shopIds))}
          onChooseOther={() => goTo('who')}
        />
      }
    >
      <div className="dispatch-step">
        <h2>{t(`task.wizard.ask.${step}`)}</h2>
        {formOf(step, props)}
      </div>
    </Wizard>
  );
}

function formOf(step: Step, props: StepProps): ReactNode {
  switch (step) {
    case 'what':
      return <StepWhat {...props} />;
    case 'where':
      return <StepWhere {...props} />;
    case 'who':
      return <StepWho {...props} />;
    case 'when':
      return <StepWhen {...props} />;
    default:
      return step satisfies never;
  }
}

/** Why the wizard cannot go on, `null` when it can. Blocked shops stop it once people are chosen. */
function useStop(step: Step, faults: readonly Fault[], preview: Preview): string | null {
  const t = useT();
  const [first] = faults;
  if (first) return t(`task.wizard.need.${first}`);
  if (step === 'what' || step === 'where') return null;
  const blockers = preview.data?.blockers.length ?? 0;
  if (blockers > 0) return t('task.wizard.need.blockers', { count: blockers });
  if (step === 'who') return null;
  if (!preview.isKnown) return t(preview.error ? 'task.wizard.need.preview' : 'task.wizard.counting');
  return preview.data?.tasks === 0 ? t('task.wizard.need.tasks') : null;
}
