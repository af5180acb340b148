import type { Shape } from '../shape.ts';
import type { pointsRuleFeature as zh } from '../zh-CN/points-rule.feature.ts';

export const pointsRuleFeature = {
  error: {
    POINTS_NAME_TAKEN: 'A rule with this name exists already',
    POINTS_SECOND_COMPREHENSIVE:
      'Store “{shop}” is in the comprehensive rule “{rule}” already; a store can have one only',
    POINTS_RULE_USED: 'Points were posted or asked for by this rule: it cannot be deleted. Disable it instead',
  },
  state: {
    pointsRule: { enabled: 'Enabled', disabled: 'Disabled', expired: 'Expired' },
  },
  audit: {
    kind: { pointsRule: 'Points rule' },
    event: {
      pointsRule: {
        created: 'created the points rule',
        edited: 'edited the points rule',
        enable: 'enabled the points rule',
        disable: 'disabled the points rule',
        deleted: 'deleted the points rule',
      },
    },
    field: {
      pointsScope: 'Scope',
      valid_from: 'Valid from',
      pointsCycle: 'Cycle',
      pointsInitial: 'Initial value',
      pointsLower: 'Lower limit',
      pointsUpper: 'Upper limit',
      pointsReset: 'At the end of a cycle',
      pointsVisible: 'Shown to stores',
      pointsAppealDays: 'Appeal within',
      pointsDetails: 'Rule details',
    },
  },
} satisfies Shape<typeof zh>;
