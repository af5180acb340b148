export { processHolding } from './holding.ts';
export { rectificationSettingOf } from './rectification-of.ts';
