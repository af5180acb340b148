import type { Shape } from '../shape.ts';
import type { pointsAdjustmentFeature as zh } from '../zh-CN/points-adjustment.feature.ts';

export const pointsAdjustmentFeature = {
  job: { kind: { pointsadjustment: { export: 'Export points by hand' } } },
  error: {
    POINTS_RULE_OFF: 'The rule “{rule}” is disabled or not valid now: no points can be posted by it',
    POINTS_OUTSIDE_RULE: 'The rule is not about “{name}”',
    POINTS_OWN_ACCOUNT: 'You cannot add or deduct points of your own',
    POINTS_NOBODY_LEFT: 'None of those whose points they are is here any more: refuse it, or let it be withdrawn',
    POINTS_NO_SECOND: 'So many points need a second person to confirm them, and there is nobody else who may',
  },
  state: {
    pointsAdjustment: { pending: 'To be confirmed', posted: 'Posted', refused: 'Refused', withdrawn: 'Withdrawn' },
  },
  audit: {
    kind: { pointsAdjustment: 'Points by hand', pointsSetting: 'Points setting' },
    event: {
      pointsAdjustment: {
        created: 'added or deducted points by hand',
        confirm: 'confirmed points by hand',
        refuse: 'refused points by hand',
        withdraw: 'withdrew points by hand',
      },
      pointsSetting: { edited: 'changed above how many points a second person confirms' },
    },
    field: { secondAbove: 'Second person above' },
  },
  notification: {
    kind: { system: { points_adjustment: 'Points by hand' } },
    system: {
      points_to_confirm: {
        title: 'Points by hand to confirm: {rule} {points}',
        body: '{by} asks for more than one person may post. Open it to confirm or refuse.',
      },
      points_confirmed: { title: 'Points by hand {number} were confirmed', body: '{by} confirmed and posted them.' },
      points_refused: { title: 'Points by hand {number} were refused', body: '{by} refused them: {reason}' },
      points_adjusted: { title: '{rule}: {points} points', body: '{by} posted them by hand: {reason}' },
      points_partly_adjusted: {
        title: '{rule}: {points} points',
        body: '{by} asked for {asked} by hand, a limit kept the rest back: {reason}',
      },
      points_not_adjusted: {
        title: '{rule}: no points posted',
        body: '{by} asked for {asked} by hand, a limit kept all of them back: {reason}',
      },
    },
  },
} satisfies Shape<typeof zh>;
