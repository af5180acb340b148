import { ptzApi } from '@rondo/contract/ptz';
import { bind } from '../../platform/http/binding.ts';
import type { SteerParts } from '../device/index.ts';
import { goTo, presets, removePreset, savePreset } from './actions/preset.ts';
import { log, state } from './actions/read.ts';
import { move, release, stop } from './actions/steer.ts';
import { movementWatch } from './movement-watch.ts';

export function ptzRoutes(parts: SteerParts) {
  const watch = movementWatch(parts);
  return bind(ptzApi, {
    state: state(parts),
    move: move(parts, watch),
    stop: stop(parts, watch),
    release: release(parts, watch),
    presets: presets(parts),
    goTo: goTo(parts, watch),
    savePreset: savePreset(parts, watch),
    removePreset: removePreset(parts, watch),
    log,
  });
}
