import type { Shape } from '../shape.ts';
import type { cameraCheckFeature as zh } from '../zh-CN/camera-check.feature.ts';

export const cameraCheckFeature = {
  audit: {
    kind: { cameraCheck: 'Camera check' },
    event: { cameraCheck: { switched_on: 'switched camera checks on', switched_off: 'switched camera checks off' } },
  },
} satisfies Shape<typeof zh>;
