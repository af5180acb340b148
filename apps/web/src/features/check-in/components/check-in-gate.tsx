import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isFirstAsked } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useCheckInStatus } from '../use-check-in.ts';
import { CheckInForm } from './check-in-form.tsx';

type Props = { taskId: string; mode: string; deviceId: string; children: ReactNode };

/**
 * Nothing is asked before the check-in that the policy wants. Where it cannot be known (no network) the questions are shown all the
 * same: the server refuses a submission without it, and the review asks for it again.
 */
export function CheckInGate({ taskId, mode, deviceId, children }: Props) {
  const t = useT();
  const isOn = mode === 'on_site';
  const read = useCheckInStatus(taskId, isOn);
  const { data: status } = read;
  const Root = useNarrow() ? 'main' : 'section';
  if (isOn && isFirstAsked(read)) return <Spinner label={t('inspection.perform.loading')} />;
  if (!status?.asks.in || status.in) return children;
  return (
    <Root className="check-in-gate" aria-label={t('checkIn.kind.in')}>
      <h1 className="visually-hidden">{t('checkIn.kind.in')}</h1>
      <CheckInForm taskId={taskId} kind="in" deviceId={deviceId} status={status} />
      <Link className="button button-thumb" to="/task">
        {t('inspection.perform.leave')}
      </Link>
    </Root>
  );
}
