import type { Detection, DetectionKind } from '@rondo/domain/detection';
import type { DeviceControl } from './driver/control.ts';
import { DeviceFailure } from './driver/failure.ts';

interface Written {
  kind: DetectionKind;
  channel: number;
  settings: Detection;
}

/** Reads settings back that were just written; rejects with DeviceFailure (not_kept) where the device keeps others. */
export async function requireKept(control: DeviceControl, { kind, channel, settings }: Written): Promise<void> {
  const kept = await control.detection(kind, channel, settings.area);
  if (!kept || !isKept(settings, kept)) throw new DeviceFailure('not_kept', kind);
}

/** Settings of another camera as a device can take them: without what it has no setting for, and with its own area. */
export const fittingTo = (has: Detection, settings: Detection): Detection => ({
  isOn: settings.isOn,
  sensitivity: has.sensitivity === null ? null : settings.sensitivity,
  area: null,
  week: has.week === null ? null : settings.week,
  coolDownSeconds: has.coolDownSeconds === null ? null : settings.coolDownSeconds,
});

/** A device with three steps of sensitivity keeps the nearest of five. */
function isKept(asked: Detection, kept: Detection): boolean {
  if (asked.isOn !== kept.isOn) return false;
  if (asked.sensitivity !== null && Math.abs(asked.sensitivity - (kept.sensitivity ?? 0)) > 1) return false;
  const isSame = (name: 'area' | 'week' | 'coolDownSeconds') =>
    asked[name] === null || JSON.stringify(asked[name]) === JSON.stringify(kept[name]);
  return isSame('area') && isSame('week') && isSame('coolDownSeconds');
}
