import { anyOf } from '@rondo/contract/kit/endpoint';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useAppState } from '../../../shared/session/app-state.ts';
import { useCan } from '../../../shared/session/me.ts';

const SUPPORT = anyOf('x_support');

/** For support staff: the feedback of the company; the number opens exactly what nobody has answered. */
export function SupportLink() {
  const t = useT();
  const can = useCan();
  const open = useAppState((state) => state.feedbackCount);
  if (!can(SUPPORT)) return null;
  return (
    <Link className="button" to={open > 0 ? '/cmsHelp?state=open' : '/cmsHelp'}>
      {t('feedback.support.title')}
      {open > 0 && <strong className="num">{open}</strong>}
    </Link>
  );
}
