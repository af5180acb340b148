import type { Shape } from '../shape.ts';
import type { inspectionFeature as zh } from '../zh-CN/inspection.feature.ts';

export const inspectionFeature = {
  state: {
    mode: {
      on_site: 'On-site',
      remote: 'Remote',
      self: 'Self-inspection',
    },
  },
  error: {
    DRAFT_EXPIRED: 'The template changed, so this draft has expired',
    REINSPECT: 'unable to submit the inspection task, please reinspect',
    ITEMS_MISSING: '{count} required {count|item is|items are} not finished',
    CLAIMED_BY_OTHER: 'Being handled by {by}',
    PHOTOS_NEEDED: 'Add at least {count} {count|photo|photos}',
    DRAFT_ELSEWHERE: 'This draft is being edited elsewhere',
    PHOTO_REPEATED: 'This photo was used here before. Take a new one of how it looks now',
    WHOLE_LIST_ONLY: 'Only what failed can no longer be re-inspected from this record. Inspect the whole list',
    SIGN_OFF_NEEDED: 'The store has to sign before this can be submitted',
    EDIT_OFF: 'Answers cannot be changed in review here',
    CAMERA_ONLY: '“{item}” takes photos from the camera only',
  },
} satisfies Shape<typeof zh>;
