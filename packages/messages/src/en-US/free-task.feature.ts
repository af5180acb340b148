import type { Shape } from '../shape.ts';
import type { freeTaskFeature as zh } from '../zh-CN/free-task.feature.ts';

export const freeTaskFeature = {
  audit: {
    kind: { freeTaskPreset: 'Task preset', free_task_repeat: 'Recurring task' },
    event: {
      free_task_repeat: {
        created: 'created the recurring task',
        ended: 'ended the recurring task',
        transfer: 'handed over the recurring task',
      },
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
    REPEATS_FULL: 'At most {max} recurring tasks: end one that is not needed first',
    PRESETS_FULL: 'At most {max} presets can be kept. Delete one that is not used',
  },
} satisfies Shape<typeof zh>;
