import { freeTaskApi } from '@rondo/contract/free-task';
import { bind } from '../../platform/http/binding.ts';
import { create } from './actions/create.ts';
import { begin, release, submit } from './actions/handle.ts';
import { presets, removePreset, renamePreset, savePreset } from './actions/presets.ts';
import { get } from './actions/read.ts';
import { createRepeat, endRepeat, repeats } from './actions/repeats.ts';

export const freeTaskRoutes = bind(freeTaskApi, {
  create,
  get,
  begin,
  release,
  submit,
  presets,
  savePreset,
  renamePreset,
  removePreset,
  repeats,
  createRepeat,
  endRepeat,
});
