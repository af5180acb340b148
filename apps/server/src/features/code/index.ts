export { demandCode, demandOwnCode } from './demand-code.ts';
export { sendCode } from './send-code.ts';
