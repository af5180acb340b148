import type { WatchedCamera } from '@rondo/contract/surveillance';
import { Suspense } from 'react';
import { PtzPanel } from '../../ptz/index.ts';
import type { WallState } from './use-wall.ts';

interface Props {
  wall: WallState;
  cameras: ReadonlyMap<string, WatchedCamera>;
  isPhone: boolean;
}

/** What turns the camera of the address, beside the pictures; on a phone below them. */
export function Steering({ wall, cameras, isPhone }: Props) {
  const camera = wall.steered === null ? undefined : cameras.get(wall.steered);
  if (!camera) return null;
  return (
    <Suspense fallback={null}>
      <PtzPanel key={camera.id} camera={camera} isPhone={isPhone} onClose={() => wall.steer(null)} />
    </Suspense>
  );
}
