export { dropCodesTo, dropOldCodes } from './code.queries.ts';
export { requireCode, requireOwnCode } from './require-code.ts';
export { type From, requireRegisterRoom, sendCode } from './send-code.ts';
