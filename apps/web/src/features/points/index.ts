export { TrialPart } from './components/trial-part.tsx';
export { useRuleOptions } from './use-rule-options.ts';
