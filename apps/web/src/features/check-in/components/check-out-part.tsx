import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCheckInStatus } from '../use-check-in.ts';
import { CheckInForm } from './check-in-form.tsx';

type Props = { taskId: string; mode: string; deviceId: string };

/** What the policy still asks for before an inspection is submitted; null: nothing. */
export function useOpenCheckIn(taskId: string, mode: string): 'in' | 'out' | null {
  const { data } = useCheckInStatus(taskId, mode === 'on_site');
  if (data?.asks.in && !data.in) return 'in';
  return data?.asks.out && !data.out ? 'out' : null;
}

/** Before submitting: the check-out, or the check-in that could not be made before. */
export function CheckOutPart({ taskId, mode, deviceId }: Props) {
  const t = useT();
  const format = useFormat();
  const { data: status } = useCheckInStatus(taskId, mode === 'on_site');
  const open = useOpenCheckIn(taskId, mode);
  if (!status?.asks.in) return null;
  if (open) return <CheckInForm key={open} taskId={taskId} kind={open} deviceId={deviceId} status={status} />;
  return (
    <p className="meta">
      {status.in && t('checkIn.card.inDone', { time: format.time(status.in.at) })}
      {status.out && ` · ${t('checkIn.card.outDone', { time: format.time(status.out.at) })}`}
    </p>
  );
}
