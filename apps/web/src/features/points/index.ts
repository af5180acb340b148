export { useRuleOptions } from './use-rule-options.ts';
