import type { Reason } from '@rondo/contract/kit/codes';
import { Unlink } from 'lucide-react';
import { Refusal } from '../../http/refusal.ts';
import { useT } from '../../i18n.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  noun: string;
  failure: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** In place of an object that did not load. One that is gone, or out of sight, will not come back: nothing to try again. */
export function FailedDetail({ noun, failure, onRetry, onClose }: Props) {
  const t = useT();
  const isGone = failure instanceof Refusal && failure.reason !== null && GONE.includes(failure.reason);
  const close = (
    <button type="button" className="button" onClick={onClose}>
      {t('ui.close')}
    </button>
  );
  if (isGone) return <EmptyState kind="nothing-yet" icon={Unlink} title={failure.message} actions={close} />;
  return <LoadFailure noun={noun} failure={failure} onRetry={onRetry} />;
}

const GONE: readonly Reason[] = ['TASK_DELETED', 'NOT_FOUND', 'FORBIDDEN'];
