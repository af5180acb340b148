import { deviceApi } from '@rondo/contract/device';
import { z } from 'zod';

/** What a command keeps of a detection that was asked for. */
export const detectionAsked = deviceApi.setDetection.input.pick({ kind: true, settings: true });

/** What a command keeps of a format: how the card was before. */
export const formatAsked = z.object({ before: z.enum(['normal', 'unusable']) });
