import { preferenceApi } from '@rondo/contract/session';
import { FIRST_STEPS, type FirstStep } from '@rondo/domain/today';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { STEP_LINKS } from '../step-links.ts';

const KEY = 'today.firstSteps';

interface Props {
  steps: Record<FirstStep, boolean>;
  /** Shown once the card is put away. */
  otherwise: ReactNode;
}

/** How a new company begins: what is there is done, the first that is missing is next. */
export function FirstSteps({ steps, otherwise }: Props) {
  const t = useT();
  const [isDismissed, dismiss] = useDismissed();
  const next = FIRST_STEPS.find((step) => !steps[step]);
  const done = FIRST_STEPS.filter((step) => steps[step]).length;
  if (isDismissed === null) return <div className="today today-waiting" data-view="oversee" aria-hidden="true" />;
  if (isDismissed) return otherwise;
  return (
    <section className="today first-steps" aria-label={t('today.steps.title')}>
      <header className="today-head">
        <h2>{t('today.steps.title')}</h2>
        <span className="meta">{t('today.steps.count', { done })}</span>
        <span className="meta first-steps-intro">{t('today.steps.intro')}</span>
        <button
          type="button"
          className="quiet today-fold"
          aria-label={t('today.steps.dismiss')}
          title={t('today.steps.dismiss')}
          onClick={dismiss}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <ol>
        {FIRST_STEPS.map((step, index) => (
          <li key={step} data-done={steps[step]} data-next={step === next}>
            <span className="first-step-no num" aria-hidden="true">
              {steps[step] ? <Check size={14} strokeWidth={2} /> : index + 1}
            </span>
            <h3>{t(`today.steps.${step}.title`)}</h3>
            <p className="meta">{t(`today.steps.${step}.text`)}</p>
            {steps[step] ? (
              <span className="meta">{t('today.steps.done')}</span>
            ) : (
              <Link className={step === next ? 'button button-primary' : 'button'} to={STEP_LINKS[step]}>
                {t(`today.steps.${step}.go`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether the member put the card away; kept with them. `null` until it is known. */
function useDismissed(): [boolean | null, () => void] {
  const kept = useCall(preferenceApi.get, { key: KEY }, { hideErrors: true });
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = () => {
    setDismissed(true);
    // A choice that could not be kept is still in force on this page.
    call(preferenceApi.put, { key: KEY, value: 'dismissed' }).catch((cause: unknown) =>
      console.warn('first steps not put away', cause),
    );
  };
  return [kept.isPending ? null : isDismissed || kept.data?.value === 'dismissed', dismiss];
}
