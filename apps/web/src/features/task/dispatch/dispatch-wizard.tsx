import { cycleApi } from '@rondo/contract/cycle';
import { taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { v4 } from 'uuid';
import { type Documents, useDocuments } from '../../../shared/document/use-documents.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMissing } from '../../../shared/inspect/missing.ts';
import { MissingSetup } from '../../../shared/inspect/missing-setup.tsx';
import { usePresetProcesses } from '../../../shared/process/use-preset-process.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { LeaveDialog } from '../../../shared/ui/form/leave-dialog.tsx';
import { Wizard, WizardFrame } from '../../../shared/ui/form/wizard.tsx';
import { FailedDetail } from '../../../shared/ui/list/failed-detail.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts';
import { withFixedPreset } from './after-rectifications.ts';
import { dispatchInput } from './dispatch-input.ts';
import { type Fault, faultsOf } from './faults.ts';
import { leftOut, type Plan, STEPS, type Step } from './plan.ts';
import { planOfCycle } from './plan-of-cycle.ts';
import { withPresetClock } from './preset-clock.ts';
import { PreviewPanel } from './preview-panel.tsx';
import type { StepProps } from './step-props.ts';
import { StepWhat } from './step-what.tsx';
import { StepWhen } from './step-when.tsx';
import { StepWhere } from './step-where.tsx';
import { StepWho } from './step-who.tsx';
import { useAnswers } from './use-answers.ts';
import { useCycleSend } from './use-cycle-send.ts';
import { usePlan } from './use-plan.ts';
import { type Preview, usePreview } from './use-preview.ts';
import './dispatch.css';

/** Dispatching tasks in four steps (product 8). Without a store or a template it says what comes first. */
export default function DispatchWizard() {
  const t = useT();
  const navigate = useNavigate();
  const missing = useMissing();
  const [query] = useSearchParams();
  const cycleId = query.get('cycle') ?? query.get('copy');
  if (missing.length === 0 && cycleId) return <CycleSteps key={cycleId} id={cycleId} isCopy={query.has('copy')} />;
  if (missing.length === 0) return <DispatchSteps given={null} />;
  return (
    <WizardFrame title={t('task.wizard.title')} onLeave={() => void navigate('/task')}>
      <MissingSetup missing={missing} />
    </WizardFrame>
  );
}

/** The same steps over a cycle that is edited or copied. */
function CycleSteps({ id, isCopy }: { id: string; isCopy: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { data, isError, error, refetch } = useCall(cycleApi.get, { id }, { part: true });
  if (data) return <DispatchSteps given={planOfCycle(data, isCopy, v4())} />;
  const leave = () => void navigate('/inspect/cycle');
  return (
    <WizardFrame title={t('task.wizard.editCycle')} onLeave={leave}>
      {isError ? (
        <FailedDetail noun={t('cycle.noun')} failure={error} onRetry={() => void refetch()} onClose={leave} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </WizardFrame>
  );
}

/** What was typed is kept in this tab until it is dispatched. */
function DispatchSteps({ given }: { given: Plan | null }) {
  const t = useT();
  const navigate = useNavigate();
  const { plan: held, set, clear, forget, isUnsaved } = usePlan(given);
  const { presets } = usePresetProcesses(held.mode, held.templateIds);
  const plan = withFixedPreset(withPresetClock(held, presets), presets);
  const { blocker, letGo } = useLeaveGuard(() => isUnsaved, shownWizard);
  const preview = usePreview(plan);
  const [seen, setSeen] = useState<readonly Step[]>([]);
  const documents = useDocuments({
    value: plan.documents,
    onChange: (files) => set({ documents: files }),
    most: LIMIT.task.attachments - plan.photos.length,
  });
  const answers = useAnswers(plan);
  const { step } = plan;
  const at = STEPS.indexOf(step);
  const next = STEPS[at + 1];
  const faults = faultsOf(step, plan, Date.now());
  // Leaving shops out can take the last one away: an answered step can be open again.
  const open = STEPS.slice(0, at + 1).flatMap((one) => faultsOf(one, plan, Date.now()));
  const stop = useStop(plan, open, preview, documents.isSettled);
  const leave = () => void navigate(plan.begin === 'cyclic' ? '/inspect/cycle' : '/task');
  const goTo = (to: Step) => {
    setSeen([...seen, step]);
    set({ step: to });
  };
  const send = useAct(taskApi.dispatch, {
    onDone: ({ batchId, tasks, jobId }) => {
      forget();
      refreshCounters();
      const see = () => void navigate(`/task?tab=initiated&batchId=${batchId}`);
      if (jobId === null)
        toast.ok(t('task.wizard.created', { count: tasks }), { action: { label: t('task.wizard.see'), run: see } });
      else toast.info(t('job.started', { name: plan.name }));
      void navigate('/task?tab=initiated', { replace: true });
    },
    onRefused: () => {
      // What stops it now may not have stopped it when it was counted.
      preview.retry();
      return false;
    },
  });
  const cycle = useCycleSend(plan, () => {
    letGo();
    forget();
  });
  const submit = () => {
    if (plan.begin === 'cyclic') return cycle.submit();
    const input = dispatchInput(plan, Date.now());
    if (input && !send.busy) void send.run(input);
  };
  const props: StepProps = {
    plan,
    set,
    errorOf: (...some) => {
      const fault = some.find((one) => faults.includes(one));
      return fault && seen.includes(step) ? { error: t(`task.wizard.need.${fault}`, LIMITS) } : {};
    },
  };
  const tasks = preview.data?.tasks ?? 0;
  return (
    <Wizard
      title={t(plan.cycle.edited ? 'task.wizard.editCycle' : 'task.wizard.title')}
      meta={
        <>
          {t('task.wizard.saved')}
          <button
            type="button"
            className="quiet"
            onClick={() => {
              for (const { key } of documents.pending) documents.remove(key);
              clear();
            }}
          >
            {t('task.wizard.clear')}
          </button>
        </>
      }
      steps={STEPS.map((key) => ({ key, label: t(`task.wizard.step.${key}`), answer: answers[key] }))}
      current={step}
      onStep={(key) => goTo(STEPS.find((one) => one === key) ?? 'what')}
      onLeave={leave}
      onBack={at > 0 ? () => goTo(STEPS[at - 1] ?? 'what') : undefined}
      reason={stop}
      primary={
        <button
          type="button"
          className="button button-primary"
          disabled={stop !== null}
          aria-busy={send.busy || cycle.busy}
          onClick={() => (next ? goTo(next) : submit())}
        >
          {next && next !== 'what'
            ? t(`task.wizard.next.${next}`)
            : plan.begin === 'cyclic'
              ? t(plan.cycle.edited ? 'task.wizard.saveCycle' : 'task.wizard.submitCycle')
              : tasks > 0
                ? t('task.wizard.submit', { count: tasks })
                : t('task.wizard.submitNone')}
        </button>
      }
      preview={
        <PreviewPanel
          plan={plan}
          preview={preview}
          onLeaveOut={(blocked) => set(leftOut(plan, blocked))}
          onChooseOther={() => goTo('who')}
        />
      }
    >
      <div className="dispatch-step">
        <h2>{t(`task.wizard.ask.${step}`)}</h2>
        {formOf(step, props, documents)}
      </div>
      {blocker.state === 'blocked' && <LeaveDialog onStay={blocker.reset} onGo={blocker.proceed} />}
    </Wizard>
  );
}

/** Which plan an address shows. */
const shownWizard = (search: string): string => {
  const query = new URLSearchParams(search);
  return ['dispatch', 'cycle', 'copy'].map((name) => query.get(name)).join();
};

function formOf(step: Step, props: StepProps, documents: Documents): ReactNode {
  switch (step) {
    case 'what':
      return <StepWhat {...props} documents={documents} />;
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

/** What the words of a fault may name. */
const LIMITS = { max: LIMIT.task.templates };

/** Why the wizard cannot go on, `null` when it can. Blocked shops stop it once people are chosen. */
function useStop({ step, begin }: Plan, faults: readonly Fault[], preview: Preview, isSettled: boolean): string | null {
  const t = useT();
  const [first] = faults;
  if (first) return t(`task.wizard.need.${first}`, LIMITS);
  if (!isSettled) return t('ui.attachment.wait');
  if (step === 'what' || step === 'where') return null;
  const blockers = preview.data?.blocked.reduce((sum, { shops }) => sum + shops, 0) ?? 0;
  if (blockers > 0) return t('task.wizard.need.blockers', { count: blockers });
  if (step === 'who') return null;
  if (!preview.isKnown) return t(preview.error ? 'task.wizard.need.preview' : 'task.wizard.counting');
  const count = preview.data?.tasks ?? 0;
  const max = LIMIT.task.dispatchedLater;
  if (begin !== 'cyclic' && count > max) return t('task.wizard.need.tooMany', { max });
  return count === 0 ? t('task.wizard.need.tasks') : null;
}
