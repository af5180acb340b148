export { dropCodesTo, dropOldCodes } from './code.queries.ts';
export { demandCode, demandOwnCode } from './demand-code.ts';
export { demandRegisterRoom, type From, sendCode } from './send-code.ts';
