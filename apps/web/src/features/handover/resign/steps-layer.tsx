import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Wizard } from '../../../shared/ui/form/wizard.tsx';
import { PageLayer } from '../../../shared/ui/page-layer.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { choicesOf, type Plan } from './plan.ts';
import { ResultPanel } from './result-panel.tsx';
import { StepDone } from './step-done.tsx';
import { StepOpen } from './step-open.tsx';
import { StepReason } from './step-reason.tsx';
import { StepWho } from './step-who.tsx';
import { type Found, type Result, useResign } from './use-resign.ts';
import './resign.css';

const STEPS = ['open', 'who', 'reason', 'done'] as const;
type Step = (typeof STEPS)[number];

interface Props {
  found: Found;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
}

/** The handover over the whole page: what is open, who gets it, why and what follows, done. */
export function StepsLayer({ found, onClose, onDone, onStale }: Props) {
  const t = useT();
  const [step, setStep] = useState<Step>('open');
  const [plan, setPlan] = useState<Plan>({});
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const [isUnfit, setUnfit] = useState(false);
  const { choices, missing } = choicesOf(plan, found.items);
  const resign = useResign({
    onDone: (answer) => {
      setResult(answer);
      setStep('done');
      toast.ok(t('handover.done', { name: found.name }));
    },
    onStale: () => {
      onStale();
      setStep('who');
    },
    onUnfit: () => {
      setUnfit(true);
      setStep('who');
    },
  });
  const leave = result ? onDone : onClose;
  const at = STEPS.indexOf(step);
  const next = () => {
    if (step === 'done') onDone();
    else if (step !== 'reason') setStep(STEPS[at + 1] ?? 'reason');
    else if (!resign.busy) void resign.run({ found, reason, choices });
  };
  const stop = at > 0 && step !== 'done' && missing > 0 ? t('handover.missing', { count: missing }) : null;
  const change = (changed: Plan) => {
    setUnfit(false);
    setPlan(changed);
  };
  return (
    <PageLayer label={t('handover.titleOf', { name: found.name })} className="resign-layer" onClose={leave}>
      <Wizard
        title={t('handover.titleOf', { name: found.name })}
        steps={STEPS.map((key) => ({ key, label: t(`handover.step.${key}`) }))}
        current={step}
        onStep={(key) => result === null && setStep(STEPS.find((one) => one === key) ?? 'open')}
        onLeave={leave}
        onBack={at > 0 && step !== 'done' ? () => setStep(STEPS[at - 1] ?? 'open') : undefined}
        reason={stop}
        primary={
          <button
            type="button"
            className={step === 'reason' ? 'button button-danger' : 'button button-primary'}
            disabled={stop !== null}
            aria-busy={resign.busy}
            onClick={next}
          >
            {t(`handover.next.${step}`)}
          </button>
        }
        preview={step === 'open' || step === 'done' ? undefined : <ResultPanel plan={plan} items={found.items} />}
      >
        {step === 'open' && <StepOpen found={found} />}
        {step === 'who' && <StepWho found={found} plan={plan} onChange={change} isUnfit={isUnfit} />}
        {step === 'reason' && <StepReason name={found.name} reason={reason} onChange={setReason} />}
        {step === 'done' && result && <StepDone name={found.name} result={result} />}
      </Wizard>
    </PageLayer>
  );
}
