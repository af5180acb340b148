import type { Shape } from '../shape.ts';
import type { cameraCheck as zh } from '../zh-CN/camera-check.ts';

export const cameraCheck = {
  title: 'Camera check',
  onlyReviewers: 'Only reviewers see this',
  moment: { arrival: 'At check-in', handled: 'When submitted', deadline: 'At the deadline' },
  waiting: 'Taking the picture',
  missed: 'No picture: {cause}',
  gone: 'The picture is kept no longer',
  cause: {
    offline: 'Camera offline',
    busy: 'Camera busy',
    timeout: 'No answer in time',
    no_card: 'No storage card',
    permission: 'No permission',
    planned: 'Planned restart or format',
    unreadable: 'Picture cannot be read',
    away: 'Rondo was not running',
  },
  setting: {
    label: 'Compare with the store’s cameras',
    hint: 'Within a minute of a check-in a picture of the door or the till is taken; within two minutes of a submitted or overdue rectification one of the place that its check item is bound to. Those of check-ins are shown to reviewers only.',
    on: 'Switched on',
    off: 'Switched off',
  },
} satisfies Shape<typeof zh>;
