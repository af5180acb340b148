import { deviceApi } from '@rondo/contract/device';
import type { DeviceCommandRow } from '@rondo/contract/device-command';
import { deviceCommandMachine } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { useCall } from '../../../shared/http/query.ts';

const OPEN: readonly string[] = deviceCommandMachine.from('expire');

/** What a device was asked to do, newest first, asked again every five seconds. */
export function useCommands(id: string) {
  const read = useCall(deviceApi.commands, { id }, { part: true, refetchEveryMs: LIMIT.device.pollMs });
  return { ...read, open: read.data?.find(({ state }) => OPEN.includes(state)) };
}

/** Whether the newest command of a kind came to nothing. */
export const hasFailed = (commands: readonly DeviceCommandRow[] | undefined, kind: DeviceCommandRow['kind']) => {
  const last = commands?.find((one) => one.kind === kind);
  return last !== undefined && (last.state === 'failed' || last.state === 'timeout') ? last : undefined;
};
