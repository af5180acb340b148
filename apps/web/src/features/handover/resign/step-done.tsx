import { Check } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import type { Result } from './use-resign.ts';

/** It is done: what it came to. */
export function StepDone({ name, result }: { name: string; result: Result }) {
  const t = useT();
  return (
    <div className="resign-step resign-done" role="status">
      <Check size={32} strokeWidth={1.75} aria-hidden />
      <h2>{t('handover.done', { name })}</h2>
      <p className="meta">{t('handover.result', { transferred: result.transferred, closed: result.closed })}</p>
    </div>
  );
}
