export { processHolding } from './holding.ts';
export { hoursBySeverity, levelsSince, rectificationSettingOf } from './rectification-of.ts';
