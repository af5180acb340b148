import { anyOf } from '@rondo/contract/kit/endpoint';
import type { LeakActivity } from '@rondo/domain/leak';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { logOf } from '../leak-link.ts';

const READS_LOG = anyOf('x_audit_log');

interface Props {
  of: LeakActivity & { member: { id: string } };
  day: string;
}

/** What a member did on a day; the numbers open their entries of the audit log, for who may read it. */
export function DayActivity({ of, day }: Props) {
  const t = useT();
  const can = useCan();
  return (
    <dl className="leak-activity">
      {(['exports', 'acts'] as const).map((key) => (
        <div key={key}>
          <dt>{t(`leak.column.${key}`)}</dt>
          <dd className="num">
            {can(READS_LOG) && of[key] > 0 ? <Link to={logOf(of.member.id, day, key)}>{of[key]}</Link> : of[key]}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('leak.column.signedIn')}</dt>
        <dd>{t(of.wasSignedIn ? 'ui.yes' : 'ui.no')}</dd>
      </div>
    </dl>
  );
}
