import { anyOf } from '@rondo/contract/kit/endpoint';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../i18n.tsx';
import { useCan } from '../session/me.ts';
import { problemLink } from './dispatch-link.ts';

const REPORT = anyOf('x_dispatch', 'task_center');

interface Props {
  /** Where; else it is chosen in the form. */
  shopId?: string;
  /** An icon for narrow heads. */
  isIcon?: boolean;
}

/** The way to report a problem, for whoever may. */
export function ProblemLink({ shopId, isIcon = false }: Props) {
  const t = useT();
  if (!useCan()(REPORT)) return null;
  return (
    <Link className={isIcon ? 'quiet' : 'button'} to={problemLink(shopId)} aria-label={t('rectification.new.title')}>
      <MessageSquareWarning size={isIcon ? 20 : 16} strokeWidth={1.75} aria-hidden />
      {!isIcon && t('rectification.new.title')}
    </Link>
  );
}
