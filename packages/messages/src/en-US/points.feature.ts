import type { Shape } from '../shape.ts';
import type { pointsFeature as zh } from '../zh-CN/points.feature.ts';

export const pointsFeature = {
  job: {
    kind: { points: { export: 'Export points ledger' }, pointsstatistics: { export: 'Export points statistics' } },
  },
  error: {
    POINTS_TRIAL_TOO_LARGE:
      'Too much happened in this cycle to try the rule on it (more than {most}): shorten the cycle or narrow the scope',
  },
  notification: {
    kind: { system: { points: 'Points moved by rules' } },
    system: {
      points_moved: {
        title: 'Points of your stores on {day}: {points}',
        body: 'Rules made {count} {count|entry|entries}. You can see each of them, and appeal.',
      },
      points_moved_own: {
        title: 'Your points on {day}: {points}',
        body: 'Rules made {count} {count|entry|entries}. You can see each of them, and appeal.',
      },
    },
  },
} satisfies Shape<typeof zh>;
