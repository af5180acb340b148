import type { Shape } from '../shape.ts';
import type { freeTaskFeature as zh } from '../zh-CN/free-task.feature.ts';

export const freeTaskFeature = {
  audit: {
    kind: { freeTaskPreset: 'Task preset' },
    event: {
      freeTaskPreset: {
        created: 'saved the task preset',
        renamed: 'renamed the task preset',
        removed: 'deleted the task preset',
      },
    },
  },
  error: {
    EVIDENCE_MISSING: 'Something that has to be handed in is missing',
    PRESET_NAME_TAKEN: 'There is a preset with this name',
    PRESETS_FULL: 'At most {max} presets can be kept. Delete one that is not used',
  },
} satisfies Shape<typeof zh>;
