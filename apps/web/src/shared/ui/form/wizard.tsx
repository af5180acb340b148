import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n.tsx';
import { useObjectTitle } from '../../session/object-title.ts';
import './wizard.css';
import '../plain.css';

type WizardStep = {
  key: string;
  label: string /** What was answered, repeated under the step. */;
  answer?: ReactNode;
};

type Props = {
  title: string;
  /** "Draft saved 14:21". */
  meta?: ReactNode;
  steps: readonly WizardStep[];
  current: string;
  /** Goes back to an answered step. */
  onStep: (key: string) => void;
  onLeave: () => void;
  onBack?: (() => void) | undefined;
  /** Why the primary cannot be pressed; stands beside it. */
  reason?: ReactNode;
  /** The primary button: "Next: when", "Create 48 tasks". */
  primary: ReactNode;
  /** What will happen, in numbers, and the blockers with two ways out. */
  preview?: ReactNode;
  children: ReactNode;
};

/** A wizard as whole page: steps at the left, the form in the middle, the consequences at the right, acts below. */
export function Wizard(props: Props) {
  const { title, meta, onLeave, onBack, reason, primary, preview, children } = props;
  const t = useT();
  useObjectTitle(title);
  return (
    <WizardFrame title={title} meta={meta} onLeave={onLeave}>
      <div className="wizard-body" data-preview={preview !== undefined}>
        <WizardSteps {...props} />
        <div className="wizard-form">{children}</div>
        {preview && (
          <aside className="wizard-preview" aria-label={t('ui.wizard.willHappen')}>
            <h3>{t('ui.wizard.willHappen')}</h3>
            {preview}
          </aside>
        )}
      </div>
      <footer className="wizard-footer">
        {onBack && (
          <button type="button" className="button" onClick={onBack}>
            {t('ui.back')}
          </button>
        )}
        <span className="wizard-space" />
        {reason && <span className="meta">{reason}</span>}
        {primary}
      </footer>
    </WizardFrame>
  );
}

/** The page of a wizard with its head, also for what stands in place of the steps. */
export function WizardFrame({
  title,
  meta,
  onLeave,
  children,
}: Pick<Props, 'title' | 'meta' | 'onLeave' | 'children'>) {
  const t = useT();
  return (
    <section className="wizard" aria-label={title}>
      <header className="wizard-head">
        <button type="button" className="quiet" aria-label={t('ui.wizard.leave')} onClick={onLeave}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <h1>{title}</h1>
        {meta && <span className="meta">{meta}</span>}
      </header>
      {children}
    </section>
  );
}

function WizardSteps({ steps, current, onStep }: Props) {
  const t = useT();
  const at = steps.findIndex((step) => step.key === current);
  return (
    <nav className="wizard-steps" aria-label={t('ui.wizard.steps')}>
      <ol>
        {steps.map((step, index) => {
          const inside = (
            <>
              <span className="wizard-number">
                {index < at ? <Check size={14} strokeWidth={2} aria-hidden /> : index + 1}
              </span>
              <span>
                {step.label}
                {index < at && step.answer && <span className="wizard-answer">{step.answer}</span>}
              </span>
            </>
          );
          const state = index < at ? 'done' : index === at ? 'current' : 'next';
          return (
            <li key={step.key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' ? (
                <button type="button" onClick={() => onStep(step.key)}>
                  {inside}
                </button>
              ) : (
                <div>{inside}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type CardsProps<V extends string> = {
  label: string;
  value: V | null;
  onChange: (value: V) => void;
  options: readonly {
    value: V;
    label: string;
    hint?: ReactNode /** Shown inside while chosen. */;
    children?: ReactNode;
  }[];
};

/** Choices as cards with a line of explanation; the chosen one carries its own fields. */
export function RadioCards<V extends string>({ label, value, onChange, options }: CardsProps<V>) {
  return (
    <fieldset className="radio-cards">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <div key={option.value} className="radio-card" data-chosen={option.value === value}>
          <label>
            <input
              type="radio"
              name={label}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className="radio-hint">{option.hint}</span>}
            </span>
          </label>
          {option.value === value && option.children && <div className="radio-more">{option.children}</div>}
        </div>
      ))}
    </fieldset>
  );
}
