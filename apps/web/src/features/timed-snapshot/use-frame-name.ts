import type { FrameRow } from '@rondo/contract/timed-snapshot-shapes';
import { useFormat } from '../../shared/format/use-format.tsx';
import { clockOf, noonOf } from './words.ts';

/** What a picture is called: store, camera, day and time. */
export function useFrameName(): (frame: FrameRow) => string {
  const format = useFormat();
  return ({ shop, camera, plannedOn, plannedMinute }) =>
    `${shop.name} ${camera.name} · ${format.day(noonOf(plannedOn))} ${clockOf(plannedMinute)}`;
}
