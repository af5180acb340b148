import { cameraCheckApi } from '@rondo/contract/camera-check';
import { bind } from '../../platform/http/binding.ts';
import { frames, saveSetting, setting } from './camera-check.actions.ts';

export const cameraCheckRoutes = bind(cameraCheckApi, { frames, setting, saveSetting });
