export { processHolding } from './holding.ts';
export { hoursBySeverity, rectificationSettingOf } from './rectification-of.ts';
