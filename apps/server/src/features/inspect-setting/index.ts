export { processHolding } from './holding.ts';
export { hoursBySeverity, levelsSince, raisedHoursOf, rectificationSettingOf } from './rectification-of.ts';
