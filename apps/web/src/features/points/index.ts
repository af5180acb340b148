export { TrialPart } from './components/trial-part.tsx';
export { WaitingBanner } from './components/waiting-banner.tsx';
export { useRuleOptions } from './use-rule-options.ts';
