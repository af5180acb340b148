import { anyOf } from '@rondo/contract/kit/endpoint';
import { ClipboardCheck, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../i18n.tsx';

import { useCan } from '../session/me.ts';
import { DISPATCH_LINK } from './dispatch-link.ts';

const START = anyOf('x_dispatch', 'task_center');

interface Props {
  /** Icons for narrow heads; in the face of an empty list the words say what is begun. */
  look?: 'icons' | 'words' | 'sentence';
}

/** The ways to begin that the reader has: an inspection of one's own, and a dispatch. */
export function BeginLinks({ look = 'words' }: Props) {
  const t = useT();
  const can = useCan();
  const mayDispatch = can('x_dispatch');
  const isIcon = look === 'icons';
  const icon = { size: isIcon ? 20 : 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const classOf = (isPrimary: boolean) => (isIcon ? 'quiet' : isPrimary ? 'button button-primary' : 'button');
  const [start, dispatch] =
    look === 'sentence' ? [t('inspection.start.title'), t('task.wizard.title')] : [t('task.start'), t('task.dispatch')];
  return (
    <>
      {can(START) && (
        <Link className={classOf(!mayDispatch)} to="/inspect/start" aria-label={start}>
          <ClipboardCheck {...icon} />
          {!isIcon && start}
        </Link>
      )}
      {mayDispatch && (
        <Link className={classOf(true)} to={DISPATCH_LINK} aria-label={dispatch}>
          <Plus {...icon} />
          {!isIcon && dispatch}
        </Link>
      )}
    </>
  );
}
