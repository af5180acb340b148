/**
 * `path` is the way to the field inside {categories, settings} with dots, e.g. `categories.0.items.3.name`, `settings.levels.1`.
 * `reason` is a message key.
 */
export type TemplateFault = { path: string; reason: TemplateFaultReason };

const TEMPLATE_FAULT_REASONS = [
  'required',
  'too_long',
  'too_many',
  'too_deep',
  'not_unique',
  'unknown',
  'circular',
  'range',
  'no_items',
  'no_marks',
  'standard_score_zero',
  'weights_not_100',
  'weight_below_top',
  'options_missing',
  'above_max_score',
  'min_above_max',
  'bonus_not_here',
  'not_a_link',
  'nowhere',
  'levels_count',
  'levels_key',
  'levels_order',
  'levels_range',
  'levels_lowest_not_zero',
  'levels_pass_below_fail',
] as const;
export type TemplateFaultReason = (typeof TEMPLATE_FAULT_REASONS)[number];
