import { deviceApi } from '@rondo/contract/device';
import { detection } from '@rondo/contract/device-command';
import { DETECTION_KINDS } from '@rondo/domain/detection';
import { z } from 'zod';

/** What a command keeps of a detection that was asked for. */
export const detectionAsked = deviceApi.setDetection.input.pick({ kind: true, settings: true });

/** What a command keeps of a format: how the card was before. */
export const formatAsked = z.object({ before: z.enum(['normal', 'unusable']) });

/** What a command keeps of a template: the settings, the camera of the device that is next, and how many settings were written. */
export const templateAsked = z.object({
  kinds: z.array(z.object({ kind: z.enum(DETECTION_KINDS), settings: detection })),
  at: z.number().int(),
  written: z.number().int(),
});
export type TemplateAsked = z.output<typeof templateAsked>;
