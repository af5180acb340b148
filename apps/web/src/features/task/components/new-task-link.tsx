import { ListPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { NEW_TASK_LINK } from '../../../shared/inspect/dispatch-link.ts';
import { useCan } from '../../../shared/session/me.ts';

/** The way to a new free task, an icon in the narrow head of the phone. */
export function NewTaskLink({ isIcon }: { isIcon: boolean }) {
  const t = useT();
  if (!useCan()('x_dispatch')) return null;
  return (
    <Link className={isIcon ? 'quiet' : 'button'} to={NEW_TASK_LINK} aria-label={t('freeTask.open')}>
      <ListPlus size={isIcon ? 20 : 16} strokeWidth={1.75} aria-hidden />
      {!isIcon && t('freeTask.open')}
    </Link>
  );
}
