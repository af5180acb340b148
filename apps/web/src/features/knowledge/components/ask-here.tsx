import { MessageCircleQuestionMark } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';

interface Props {
  /** What is asked about; null: everything that the reader may view. */
  scope: { id: string; kind: 'folder' | 'file' } | null;
  /** The page fills the phone: no panel opens over it there. */
  isAlone?: boolean;
}

/** Opens the assistant, which asks about what is open here first. */
export function AskHere({ scope, isAlone = false }: Props) {
  const t = useT();
  const isFull = useNarrow() && isAlone;
  const [params] = useSearchParams();
  const panel = new URLSearchParams(params);
  panel.set('panel', 'assistant');
  // Both lie at the right.
  panel.delete('open');
  const words = t(`knowledge.askHere.${scope?.kind ?? 'all'}`);
  return (
    <Link
      className={isFull ? 'quiet' : 'button'}
      to={isFull && scope ? `/knowledge/assistant?scope=${scope.id}` : `?${panel}`}
      aria-label={words}
      title={words}
    >
      <MessageCircleQuestionMark size={16} strokeWidth={1.75} aria-hidden />
      {!isFull && t('knowledge.askHere.verb')}
    </Link>
  );
}
