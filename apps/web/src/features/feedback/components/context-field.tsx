import type { FeedbackContext } from '@rondo/contract/feedback';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { CONTEXT_KEYS, type ContextKey } from '../sent-context.ts';
import './feedback.css';

interface Props {
  context: FeedbackContext;
  removed: readonly ContextKey[];
  onChange: (removed: ContextKey[]) => void;
}

/** What leaves with the words, seen before it leaves: each line can be taken out. */
export function ContextField({ context, removed, onChange }: Props) {
  const t = useT();
  const known = CONTEXT_KEYS.filter((key) => context[key] !== null);
  return (
    <fieldset className="feedback-context">
      <legend>{t('feedback.contextTitle')}</legend>
      <p className="meta">{t('feedback.hint.context')}</p>
      {known.map((key) => (
        <Checkbox
          key={key}
          label={`${t(`feedback.context.${key}`)} ${context[key]}`}
          isChecked={!removed.includes(key)}
          onChange={(isIn) => onChange(isIn ? removed.filter((one) => one !== key) : [...removed, key])}
        >
          <span className="meta">{t(`feedback.context.${key}`)}</span>{' '}
          <span className="feedback-value">{context[key]}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
