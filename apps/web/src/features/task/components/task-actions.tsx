import { anyOf } from '@rondo/contract/kit/endpoint';
import { ClipboardCheck, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { DISPATCH_LINK } from '../dispatch/link.ts';

const START = anyOf('x_dispatch', 'task_center');

/** What can be begun from the task centre: an inspection of one's own, and a dispatch. On the phone by their icons. */
export function TaskActions() {
  const t = useT();
  const can = useCan();
  const isPhone = useNarrow();
  const mayDispatch = can('x_dispatch');
  const icon = { size: isPhone ? 20 : 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const look = (isPrimary: boolean) => (isPhone ? 'quiet' : isPrimary ? 'button button-primary' : 'button');
  return (
    <>
      {can(START) && (
        <Link className={look(!mayDispatch)} to="/inspect/start" aria-label={t('task.start')}>
          <ClipboardCheck {...icon} />
          {!isPhone && t('task.start')}
        </Link>
      )}
      {mayDispatch && (
        <Link className={look(true)} to={DISPATCH_LINK} aria-label={t('task.dispatch')}>
          <Plus {...icon} />
          {!isPhone && t('task.dispatch')}
        </Link>
      )}
    </>
  );
}
