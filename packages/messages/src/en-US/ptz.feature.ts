import type { Shape } from '../shape.ts';
import type { ptzFeature as zh } from '../zh-CN/ptz.feature.ts';

export const ptzFeature = {
  error: {
    PTZ_HELD: '{name} is moving this camera: try again in {seconds} s',
    PTZ_NOT_THERE: 'This camera cannot be turned, or has no such function',
    PTZ_FAILED: 'The camera did not do it: {cause}',
    PTZ_PRESET_TAKEN: 'A preset of this name is there already: take another name, or update that preset',
  },
} satisfies Shape<typeof zh>;
